/// The targets of an Xcode project, a package or a folder of sources.
public struct Project: Sendable {
  /// The form of a project.
  public enum Format: Sendable, Hashable {
    case xcode, package, folder
  }

  /// Its place: that of an `.xcodeproj`, or of the folder of a package or of sources.
  public let path: String
  /// The form of the project.
  public let format: Format
  /// The targets that it builds, in its order.
  public let targets: [ProjectTarget]
  /// The language of the texts in `Base.lproj`; nil if the project names none.
  public let developmentRegion: String?
  /// The targets of each product, if it is a package.
  public let products: [String: [String]]
  /// The paths of local packages that the project names.
  public let localPackages: [String]
  /// A line about each mistake in it, besides those of its targets.
  public let notes: [String]

  /// A project of targets.
  public init(
    path: String, format: Format, targets: [ProjectTarget], developmentRegion: String? = nil,
    products: [String: [String]] = [:], localPackages: [String] = [], notes: [String] = []
  ) {
    (self.path, self.format, self.targets) = (path, format, targets)
    (self.developmentRegion, self.products) = (developmentRegion, products)
    (self.localPackages, self.notes) = (localPackages, notes)
  }

  /// Its name.
  public var name: String { format == .xcode ? path.stemOfPath : path.nameOfPath }

  /// The folder that it is in.
  public var folder: String { format == .xcode ? path.folderOfPath : path }

  /// The target of a name; nil if there is none.
  public func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}
