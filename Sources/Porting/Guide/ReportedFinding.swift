/// Something in a source that no rule can change, as `navport report --json` prints it.
public struct ReportedFinding: Codable, Hashable, Sendable {
  /// The source's path.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int
  /// The kind of finding.
  public let kind: String
  /// The thing that was found, and what to write instead.
  public let message: String

  /// Whether a placeholder stands in for it, so that nothing has to be done.
  public var isStandIn: Bool { kind == "standIn" }

  /// A finding at a place.
  public init(path: String, line: Int, column: Int, kind: String, message: String) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.kind, self.message) = (kind, message)
  }
}
