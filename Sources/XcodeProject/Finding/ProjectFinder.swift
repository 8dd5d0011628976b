/// Finds the projects that a path means.
public struct ProjectFinder: Sendable {
  private let path: String
  /// The configuration whose build settings count; see ``Project/init(xcode:configuration:)``.
  private let configuration: String?

  /// A search at a path: that of an `.xcodeproj`, an `.xcworkspace`, a package, or a folder that holds
  /// one or plain sources.
  public init(_ path: String, configuration: String? = nil) {
    (self.path, self.configuration) = (path.wholePath, configuration)
  }

  /// The projects, of which there are several in a workspace, or where several are side by side.
  public func projects() throws(ProjectError) -> [Project] {
    switch path.nameOfPath {
    case "project.pbxproj": return [try xcode(path.folderOfPath)]
    case "Package.swift": return [try Project(package: path.folderOfPath)]
    default: break
    }
    guard ProjectFile.isFolder(path) else {
      let reason = ProjectFile.isThere(path) ? "it is no project" : "it is not there"
      throw ProjectError(path: path, reason: "\(reason); \(Self.cure)")
    }
    switch path.typeOfPath {
    case "xcodeproj": return [try xcode(path)]
    case "xcworkspace": return try workspace()
    default: return try inFolder()
    }
  }

  private static let cure =
    "name an .xcodeproj, an .xcworkspace, a package, or a folder that holds one or Swift sources"

  private func xcode(_ path: String) throws(ProjectError) -> Project {
    try Project(xcode: path, configuration: configuration)
  }

  private func all(_ paths: [String]) throws(ProjectError) -> [Project] {
    var projects: [Project] = []
    for path in paths { projects.append(try xcode(path)) }
    return projects
  }

  private func workspace() throws(ProjectError) -> [Project] {
    let workspace = try Workspace(path)
    // CocoaPods puts others' code in a project beside the app's own.
    let own = workspace.projects.filter {
      $0.nameOfPath != "Pods.xcodeproj" && ProjectFile.isFolder($0)
    }
    guard !own.isEmpty else {
      throw ProjectError(path: path, reason: "none of its projects is there; name an .xcodeproj")
    }
    return try all(own)
  }

  private func inFolder() throws(ProjectError) -> [Project] {
    let own = Self.projects(in: path)
    if !own.isEmpty { return try all(own) }
    if ProjectFile.isThere("\(path)/Package.swift") { return [try Project(package: path)] }
    let nearest = Self.nearestProjects(below: path)
    if !nearest.isEmpty { return try all(nearest) }
    let sources = SourceFolder(path: path).sources
    guard !sources.isEmpty else {
      throw ProjectError(
        path: path, reason: "there is no project and no source in it; \(Self.cure)")
    }
    return [Project(sources: sources, in: path)]
  }

  private static func projects(in folder: String) -> [String] {
    ProjectFile.names(in: folder)
      .filter { $0.typeOfPath == "xcodeproj" && $0 != "Pods.xcodeproj" }.map { "\(folder)/\($0)" }
  }

  /// The projects of the first level of folders that has any.
  private static func nearestProjects(below folder: String) -> [String] {
    var level = [folder]
    for _ in 0..<deepest {
      level = level.flatMap { folder in
        ProjectFile.names(in: folder).map { "\(folder)/\($0)" }.filter(isOwnFolder)
      }
      let found = level.flatMap(projects)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func isOwnFolder(_ path: String) -> Bool {
    let name = path.nameOfPath
    return !name.hasPrefix(".") && !["Pods", "Carthage", "DerivedData"].contains(name)
      && path.typeOfPath.isEmpty && ProjectFile.isFolder(path) && !ProjectFile.isLink(path)
  }

  /// How many levels of folders may be above a project.
  private static let deepest = 5
}
