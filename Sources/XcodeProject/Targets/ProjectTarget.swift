/// A target that a project builds: an app, a framework, tests and so on.
public struct ProjectTarget: Sendable, Hashable {
  /// Its name in the project.
  public let name: String
  /// The kind of target.
  public let kind: Kind
  /// Its build settings, in the configuration that was asked for.
  public let settings: BuildSettings
  /// Its sources in Swift, in the project's order.
  public var sources: [String] = []
  /// Its sources in other languages, models of data and the like.
  public var otherSources: [String] = []
  /// The resources that are copied into its product.
  public var resources: [ProjectResource] = []
  /// The names of the targets that it needs, of the same project or of others beside it.
  public var dependencies: [String] = []
  /// The products of packages that it needs.
  public var packageProducts: [PackageProduct] = []
  /// The path of its `Info.plist`; nil if it has none.
  public var infoPlist: String?

  /// The paths of files and folders that are excluded from its sources, if it is of a package.
  public var excluded: [String] = []
  /// A line about each mistake in its part of the project.
  public var notes: [String] = []

  /// A target without files.
  public init(name: String, kind: Kind, settings: BuildSettings) {
    (self.name, self.kind, self.settings) = (name, kind, settings)
  }
}
