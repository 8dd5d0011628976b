import XcodeProject

/// Decides which target of projects is ported.
enum AppChoice {
  /// The target of a name, else the only app.
  static func choose(
    among projects: [Project], named name: String?
  ) throws(PortError) -> (project: Project, target: ProjectTarget) {
    let all = projects.flatMap { project in project.targets.map { (project: project, target: $0) } }
    if let name {
      guard let choice = all.first(where: { $0.target.name == name }) else {
        throw .request("there is no target “\(name)”; \(listed(all.map(\.target), in: projects))")
      }
      guard isPorted(choice.target) else {
        throw .request(
          "\(name) is not ported (\(choice.target.kind.name)); "
            + listed(all.map(\.target), in: projects))
      }
      return choice
    }
    let apps = all.filter { $0.target.kind == .app && $0.target.isForIOS }
    let ported = apps.isEmpty ? all.filter { isPorted($0.target) } : apps
    guard ported.count == 1 else {
      throw .request(
        (ported.isEmpty ? "" : "it has several \(apps.isEmpty ? "libraries" : "apps"): ")
          + listed(ported.map(\.target), in: projects))
    }
    return ported[0]
  }

  private static func isPorted(_ target: ProjectTarget) -> Bool {
    target.isForIOS && (target.kind == .app || target.kind.isImported)
  }

  /// The part of the message that lists the targets that could be named instead.
  private static func listed(_ targets: [ProjectTarget], in projects: [Project]) -> String {
    let names = targets.filter(isPorted).map(\.name)
    guard !names.isEmpty else {
      let paths = projects.map(\.path).joined(separator: ", ")
      return "\(paths) builds no app and no framework for iOS; name another project"
    }
    return "name one by --target: \(names.joined(separator: ", "))"
  }
}
