/// A file or folder that is copied into a target's product.
public struct ProjectResource: Sendable, Hashable {
  /// Its path.
  public let path: String

  /// A resource at a path.
  public init(path: String) { self.path = path }

  /// The folder of a language that it is in, such as `de.lproj`; nil if it is for all languages.
  public var languageFolder: String? {
    let folder = path.folderOfPath
    return folder.typeOfPath == "lproj" ? folder : nil
  }
}
