/// A file or folder that a target takes along.
public struct ProjectResource: Sendable, Hashable {
  /// Its place.
  public let path: String

  /// What is at a place.
  public init(path: String) { self.path = path }

  /// The folder of a language that it is in, such as `de.lproj`; nil if it is for all languages.
  public var languageFolder: String? {
    let folder = path.folderOfPath
    return folder.typeOfPath == "lproj" ? folder : nil
  }
}
