import Yams

nonisolated extension Node {
  /// Where the value begins.
  var place: SourcePosition { SourcePosition(mark) }

  /// What the value is, in a complaint.
  var kind: String {
    switch self {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .alias: "a reference"
    case .scalar(let scalar): isNothing ? "nothing" : "“\(Node.shortened(scalar.string))”"
    }
  }

  /// Whether nothing is written, or a word for it.
  var isNothing: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// So much of a text as a line has room for.
  private static func shortened(_ text: String) -> String {
    let line = text.unicodeScalars.prefix(longest + 1).map { $0.isWrittenAsItIs ? "\($0)" : " " }
    return line.count > longest ? line.dropLast().joined() + "…" : line.joined()
  }

  /// How many characters of a text are told.
  private static let longest = 60
}
