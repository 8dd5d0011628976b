/// An iOS target's sources, rewritten so that they compile on Linux as a module that imports the
/// product `UIKit`.
///
/// Values go in and values come out: it reads and writes no files.
public struct PortedModule: Sendable {
  /// A file for each source, in their order, and one for the module as a whole.
  public let files: [RewrittenFile]
  /// The findings that a person has to mend, by path, line and column.
  public let findings: [Finding]

  /// Rewrites a module's sources.
  ///
  /// - Parameters:
  ///   - name: The module's name, as sources import it.
  ///   - sources: All of its Swift sources.
  ///   - kind: The use of the module.
  ///   - portedModules: The ported modules that it depends on. Their classes are added to an app's.
  ///   - otherModules: The modules that it gets from packages, unchanged.
  ///   - informationPropertyList: An app's `Info.plist` as XML; empty if it has none.
  ///   - assets: The names in its asset catalogues.
  ///   - standIns: The stand-ins that may take the place of frameworks that are not on Linux.
  public init(
    name: String, sources: [SourceFile], kind: ModuleKind, portedModules: [String] = [],
    otherModules: [String] = [], informationPropertyList: String = "",
    assets: AssetNames = AssetNames(), standIns: StandIns = .none
  ) throws(PortingError) {
    #if canImport(SwiftParser)
      let module = Module(
        name: name, kind: kind, portedModules: portedModules, otherModules: otherModules,
        informationPropertyList: informationPropertyList, assets: assets, standIns: standIns)
      let rewritten = RewrittenModule(module, sources: sources)
      (files, findings) = (rewritten.files, rewritten.findings)
    #else
      throw .noParser
    #endif
  }
}
