/// A place in a scenario's text, counted from 1.
public nonisolated struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line.
  public var line: Int
  /// The character in the line.
  public var column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether one place is read before the other.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
