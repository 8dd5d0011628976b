import XcodeProject

/// Makes the plan of a package for a project's app.
struct PortPlanner {
  /// A target with the project that it is of.
  typealias Needed = (project: Project, target: ProjectTarget)

  let projects: [Project]
  let project: Project
  let app: ProjectTarget
  let output: String
  let library: LibraryLocation
  /// Whether placeholders stand in for frameworks that are not on Linux.
  var hasPlaceholders = false
  let packages = PackageReader()

  /// The plan.
  func plan() -> PackagePlan {
    let ported = closure(of: [app])
    let all = closure(of: [app] + tests(of: ported))
    var notes = project.notes + packages.notes
    let targets = all.map { needed in
      let planner = TargetPlanner(
        of: needed.project, output: output, hasPlaceholders: hasPlaceholders)
      let modules = modules(of: needed, among: all)
      let plan = planner.plan(
        needed.target, modules: modules, testedApp: isTestedApp(by: needed.target) ? app : nil)
      notes += needed.target.notes + plan.notes
      return plan.target
    }
    return PackagePlan(
      name: app.productName, output: output, project: project.path,
      localization: DevelopmentRegion.code(of: project.developmentRegion),
      targets: Array(targets.prefix(ported.count)), tests: Array(targets.dropFirst(ported.count)),
      library: library, isForPadsOnly: app.isForPadsOnly,
      omissions: omissions(besides: Set(all.map(\.target.name))), notes: notes)
  }

  /// The names of the modules that a target needs, also by way of others.
  private func modules(of target: Needed, among all: [Needed]) -> [String] {
    var waiting = [target]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      waiting += libraries(of: next.target, in: next.project).filter {
        seen.insert($0.target.moduleName).inserted
      }
    }
    // Later targets are part of a circle, and are not there yet.
    return all.map(\.target.moduleName).prefix { $0 != target.target.moduleName }
      .filter(seen.contains)
  }

  /// Some targets and the libraries that they need, those that others need first.
  private func closure(of targets: [ProjectTarget]) -> [Needed] {
    var found: [Needed] = []
    var open: Set<String> = []
    // Targets may need each other in a circle.
    func visit(_ target: ProjectTarget, in project: Project) {
      guard open.insert("\(project.path)/\(target.name)").inserted else { return }
      for needed in libraries(of: target, in: project) { visit(needed.target, in: needed.project) }
      found.append((project, target))
    }
    for target in targets { visit(target, in: project) }
    return found
  }

  /// The libraries that a target needs and that are ported with it: of its own project, of another
  /// one beside it, or of a package beside it.
  ///
  /// Tests need the app, too.
  func libraries(of target: ProjectTarget, in project: Project) -> [Needed] {
    let names = target.kind.isTests ? target.testedNames : target.dependencies
    let tested = isTestedApp(by: target) ? [(project: self.project, target: app)] : []
    let own = tested + names.compactMap { library(named: $0, near: project) }
    let ofPackages = target.packageProducts.flatMap { product in
      localPackages(of: product, in: project)
        .map { package in
          (package.products[product.name] ?? []).compactMap(package.target(named:))
            .map { (project: package, target: $0) }
        }.first { !$0.isEmpty } ?? []
    }
    return own + ofPackages
  }

  /// The library of a name, in a project or in those beside it.
  private func library(
    named name: String, near project: Project
  ) -> Needed? {
    for project in [project] + projects {
      let target = project.targets.first {
        $0.kind.isImported && ($0.name == name || $0.productName == name)
      }
      if let target { return (project, target) }
    }
    return nil
  }

  private func localPackages(of product: PackageProduct, in project: Project) -> [Project] {
    switch product.origin {
    case .local(let path): [packages.package(in: path)].compactMap { $0 }
    case .unknown: project.localPackages.compactMap(packages.package(in:))
    case .remote: []
    }
  }

  /// The project's other targets, with why each is left out.
  private func omissions(besides ported: Set<String>) -> [PackagePlan.Omission] {
    project.targets.filter { !ported.contains($0.name) }.map { target in
      let reason =
        switch target.kind {
        case _ where !target.isForIOS: "it is not for iOS"
        case .app: "another app: port it by --target"
        case .framework, .library: "the app does not need it"
        case .unitTests, .uiTests: reasonToLeaveOut(tests: target)
        case .appExtension: "an app extension runs beside its app"
        case .other(let name): name.isEmpty ? "it builds nothing" : "of the kind \(name)"
        }
      return PackagePlan.Omission(name: target.name, reason: reason)
    }
  }
}
