import Foundation
public import XcodeProject

/// A target of a written package, with the sources that the project has now.
public struct PortedTarget: Sendable {
  /// The settings of the target in the package; their paths lead on from the root.
  public let settings: PortSettings
  /// The paths of its sources, sorted.
  public let sources: [String]
  /// The files that are made of all sources in its folders, by the paths of the sources: the plugin
  /// promises one for each source, also for those of other targets.
  public let outputs: [(source: String, name: String)]
  /// An app's `Info.plist` in XML; empty for a library.
  public let informationPropertyList: String
  /// The asset catalogues that Xcode generates symbols of.
  public let catalogs: [CatalogFolder]
  /// Whether it generates members of `UIColor` and `UIImage`, too.
  public let hasAssetMembers: Bool
  /// A line about each source outside of the target's folders.
  public let notes: [String]

  /// Reads a target's settings, and its project anew.
  ///
  /// - Parameter file: The path of its `.port.json`.
  public init(settings file: String) throws(ProjectError) {
    let file = file.wholePath
    guard let read = try? PortSettings(contentsOf: file) else {
      throw ProjectError(path: file, reason: "it cannot be read; run navshell port again")
    }
    let settings = read.resolved(in: file.folderOfPath)
    let all = SourceFolder.sources(in: settings.folders, excluded: settings.excluded)
    let (target, testedApp) = try Self.targets(settings, all: all)
    let allSources = Set(all)
    self.settings = settings
    sources = Set(target.sources).intersection(allSources).sorted()
    outputs = Array(zip(all, PortedNames.names(of: all, main: settings.main)))
    informationPropertyList = settings.isApp ? try InformationPropertyList(of: target).xml : ""
    // Xcode's default is to generate symbols; its templates turn the members on.
    let assetSettings = (testedApp ?? target).settings
    let hasSymbols = assetSettings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    catalogs = hasSymbols ? (settings.catalogs ?? []).map(CatalogFolder.init) : []
    hasAssetMembers = assetSettings.isOn(
      "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    notes = Set(target.sources).subtracting(allSources).sorted().map {
      "\($0):1:1: warning: it is outside of the target's folders; run navshell port again"
    }
  }

  /// The target, and the app that it tests.
  private static func targets(
    _ settings: PortSettings, all: [String]
  ) throws(ProjectError) -> (ProjectTarget, testedApp: ProjectTarget?) {
    guard let path = settings.project else {
      var target = ProjectTarget(plain: settings.target, sources: all)
      target.infoPlist = settings.informationPropertyList
      return (target, nil)
    }
    let project = try Project(xcode: path, configuration: settings.configuration)
    guard let target = project.target(named: settings.target) else {
      throw ProjectError(
        path: path, reason: "there is no target “\(settings.target)” in it; run navshell port again"
      )
    }
    return (target, project.targets.first { $0.moduleName == settings.testedApp })
  }
}
