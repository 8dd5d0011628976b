/// A package that was written for a project.
public struct WrittenPackage: Hashable, Sendable {
  /// Its folder.
  public let folder: String
  /// The name of its program; nil if it has none, as the package of a framework.
  public let program: String?
  /// A few lines about it.
  public let lines: [String]
}
