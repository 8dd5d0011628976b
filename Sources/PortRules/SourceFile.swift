/// A Swift source of an iOS target, as it is on disk.
public struct SourceFile: Hashable, Sendable {
  /// Where it is: an absolute path, which errors, warnings and findings name.
  public let path: String
  /// Its bytes, in UTF-8.
  public let bytes: [UInt8]

  /// Makes a source of a file's bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a source of text.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
