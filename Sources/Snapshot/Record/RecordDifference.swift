/// The first difference between a record and the text of another.
public enum RecordDifference: Hashable, Sendable {
  /// A line is another one.
  case line(Int, expected: String, found: String)
  /// The text ends before this line.
  case endsBefore(String)
  /// The text has a line too many.
  case surplus(line: Int, found: String)
}

extension RecordDifference: CustomStringConvertible {
  /// The difference in words, in one line.
  public var description: String {
    switch self {
    case .line(let number, let expected, let found):
      "line \(number) is not what the run shows, \(expected), found: \(found)"
    case .endsBefore(let expected): "the file ends before what the run shows, \(expected)"
    case .surplus(let number, let found): "line \(number) is not of what the run shows: \(found)"
    }
  }
}
