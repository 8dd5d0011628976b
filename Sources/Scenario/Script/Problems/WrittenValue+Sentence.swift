nonisolated extension WrittenValue: CustomStringConvertible {
  /// What it is, to stand in a sentence.
  var description: String {
    switch self {
    case .mapping: "a mapping"
    case .list: "a list"
    case .reference: "a reference"
    case .nothing: "nothing"
    case .text(let text): "“\(Self.shortened(text))”"
    }
  }

  /// The same where it matters how long a list is.
  var counted: String {
    if case .list(let count) = self { "a list of \(count)" } else { "\(self)" }
  }

  /// A question for the name that may be meant; where there is none, other words.
  func question(among names: [String], else words: String = "") -> String {
    NearestName.nearest(to: text, among: names).map { ": did you mean \($0)?" } ?? words
  }

  /// So much of a text as a line has room for.
  private static func shortened(_ text: String) -> String {
    let line = text.unicodeScalars.prefix(longest + 1).map { $0.isWrittenAsItIs ? "\($0)" : " " }
    return line.count > longest ? line.dropLast().joined() + "…" : line.joined()
  }

  /// How many characters of a text are told.
  private static let longest = 60
}

nonisolated extension Collection<String> {
  /// The words with commas between them.
  var listed: String { joined(separator: ", ") }
}
