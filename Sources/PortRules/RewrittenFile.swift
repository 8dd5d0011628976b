/// A source that compiles on Linux, made of one of an iOS target or of all of them.
public struct RewrittenFile: Hashable, Sendable {
  /// The name of the file that it is to be written to, without a folder.
  public let name: String
  /// Its text, whose first line names the source that it was made of.
  public let text: String
}
