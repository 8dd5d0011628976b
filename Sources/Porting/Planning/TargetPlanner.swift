import XcodeProject

/// Makes the plan of one target.
struct TargetPlanner {
  private let project: Project
  /// The written package's folder.
  private let output: String
  private let hasPlaceholders: Bool

  init(of project: Project, output: String, hasPlaceholders: Bool = false) {
    (self.project, self.output, self.hasPlaceholders) = (project, output, hasPlaceholders)
  }

  /// The plan, and a line about each omission.
  ///
  /// - Parameters:
  ///   - modules: The names of the ported modules that it may import.
  ///   - testedApp: The app that it tests; nil if it tests none.
  func plan(
    _ target: ProjectTarget, modules: [String], testedApp: ProjectTarget? = nil
  ) -> (target: TargetPlan, notes: [String]) {
    let files = target.resources.map(\.path) + target.sources
    let links = FolderLinks(to: files, project: project.folder, output: output)
    let (rules, notes) = ResourceRule.rules(for: target.resources, links: links)
    let imports = SourceImports.modules(of: target.sources)
    let products =
      target.packageProducts.filter(\.isFetched) + PackageProduct.substitutes(for: imports)
    let testProducts = TestProducts.names(for: target, imports: imports)
    var settings = settings(target, modules: modules, testedApp: testedApp)
    settings.packageModules = products.map(\.name) + testProducts
    settings.standIns = hasPlaceholders ? .all : StandInImports.need(for: imports)
    let plan = TargetPlan(
      settings: settings, kind: target.kind,
      sourceCount: target.sources.count, links: links, resources: rules,
      mode: LanguageMode(swiftVersion: target.swiftVersion), swiftVersion: target.swiftVersion,
      // SwiftPM sets `DEBUG` by itself.
      conditions: target.compilationConditions.filter { $0 != "DEBUG" && $0 == $0.moduleName },
      isOnMainActor: target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
      features: CompilerFeatures.names(in: target.settings), packageProducts: products,
      testProducts: testProducts)
    return (plan, notes + self.notes(target))
  }

  private func settings(
    _ target: ProjectTarget, modules: [String], testedApp: ProjectTarget?
  ) -> PortSettings {
    let isXcode = project.format == .xcode
    var settings = PortSettings(
      target: target.name, module: target.moduleName, isApp: target.kind == .app,
      folders: CoveringFolders.folders(of: target.sources, in: project.folder),
      project: isXcode ? project.path : nil)
    settings.configuration = isXcode ? Port.configuration : nil
    settings.excluded = target.excluded
    settings.main = target.sources.first { $0.nameOfPath == "main.swift" }
    settings.informationPropertyList = target.infoPlist
    // Tests see the app's symbols, too, and may be alone in using one.
    let catalogs = (target.resources + (testedApp?.resources ?? [])).map(\.path)
      .filter { $0.typeOfPath == "xcassets" }
    settings.catalogs = catalogs.isEmpty ? nil : catalogs
    settings.tests = PortSettings.Tests(target.kind)
    settings.testedApp = testedApp?.moduleName
    settings.modules = modules
    let folder = output.appendingPath("\(target.kind.folder)/\(target.moduleName)")
    return settings.mappingPaths { $0.relative(to: folder) }
  }

  /// The notes on parts of a target that no package on Linux has.
  private func notes(_ target: ProjectTarget) -> [String] {
    var notes = target.otherSources.map { "\($0): it is not in Swift; left out" }
    if let header = target.bridgingHeader {
      notes.append("\(header): what this bridging header declares is not there")
    }
    if let version = target.swiftVersion, !LanguageMode.isRead(version) {
      notes.append(
        "\(target.name): it is in Swift \(version), which compilers no longer read; migrate it to 5"
      )
    }
    return notes
  }
}

extension PortSettings.Tests {
  /// The kind of tests of a target; nil if it has none.
  fileprivate init?(_ kind: ProjectTarget.Kind) {
    switch kind {
    case .unitTests: self = .unit
    case .uiTests: self = .ui
    default: return nil
    }
  }
}
