/// What is built of an Xcode project, a package or a folder of sources.
public struct Project: Sendable {
  /// How it says what it builds.
  public enum Format: Sendable, Hashable {
    case xcode, package, folder
  }

  /// Its place: that of an `.xcodeproj`, or of the folder of a package or of sources.
  public let path: String
  /// How it says what it builds.
  public let format: Format
  /// What it builds, in its order.
  public let targets: [ProjectTarget]
  /// The language of the texts in `Base.lproj`; nil if it does not say.
  public let developmentRegion: String?
  /// The targets of each product, if it is a package.
  public let products: [String: [String]]
  /// The places of the packages beside it that it names.
  public let localPackages: [String]
  /// A line about each thing in it, besides its targets' own, that is not as it says.
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
