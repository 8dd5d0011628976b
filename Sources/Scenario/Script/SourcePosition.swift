/// A position in a scenario's text, counted from 1, or in the text of a part that it uses.
public nonisolated struct SourcePosition: Hashable, Sendable, Codable, Comparable {
  /// The line.
  public var line: Int
  /// The character in the line.
  public var column: Int
  /// The part, or the folder's defaults, as messages name the file; nil for the scenario itself.
  public var file: String?
  /// The line of the scenario itself by which that is reached; nil for the scenario itself.
  public var outerLine: Int?
  /// By which `use` and in which turns of loops the run comes there, in words, the nearest first.
  public var origins: [String] = []

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Whether the first is before the second in the same file.
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
