/// A request to port a project: its path, and the options.
public struct PortRequest: Hashable, Sendable {
  /// The path of a project, a package or a folder.
  public let project: String
  /// The folder of the package that is written; nil for one beside the project.
  public var output: String?
  /// The target's name; nil for the only app.
  public var target: String?
  /// Whether placeholders stand in for Apple's frameworks that are not on Linux; nil for the choice of the
  /// last time.
  public var standIns: Bool?
  /// The place where the written package finds NavigationKit.
  public var library: LibraryLocation

  /// A request for a project.
  public init(
    project: String, output: String? = nil, target: String? = nil, standIns: Bool? = nil,
    library: LibraryLocation
  ) {
    (self.project, self.output, self.target) = (project, output, target)
    (self.standIns, self.library) = (standIns, library)
  }
}
