/// Why a project, a property list or a package cannot be read.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of what cannot be read.
  public let path: String
  /// Where in it, from 1; nil if it is not about a place.
  public let line: Int?
  /// Where in the line, from 1; nil if it is not about a place.
  public let column: Int?
  /// Why, and what to do.
  public let reason: String

  /// An error at a place of a file, or about all of it.
  public init(path: String, line: Int? = nil, column: Int? = nil, reason: String) {
    (self.path, self.line, self.column, self.reason) = (path, line, column, reason)
  }

  /// The place and the reason, in one line.
  public var description: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
      + ": \(reason)"
  }
}
