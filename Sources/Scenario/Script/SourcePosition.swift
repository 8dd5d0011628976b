/// A position in a scenario's text, counted from 1.
public nonisolated struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line.
  public var line: Int
  /// The character in the line.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the first is before the second.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
