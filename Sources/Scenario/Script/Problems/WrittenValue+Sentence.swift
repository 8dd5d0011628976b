import NavigationKit

nonisolated extension WrittenValue: CustomStringConvertible {
  /// The description in error messages.
  var description: String {
    switch self {
    case .mapping: "a mapping"
    case .list: "a list"
    case .reference: "a reference"
    case .nothing: "nothing"
    case .text(let text): "“\(Self.onOneLine(text.shortened))”"
    }
  }

  /// The description, with the count of a list.
  var counted: String {
    if case .list(let count) = self { "a list of \(count)" } else { "\(self)" }
  }

  /// A question such as `: did you mean settle?`; `words` if no name is similar.
  func question(among names: [String], else words: String = "") -> String {
    NearestName.nearest(to: text, among: names).map { ": did you mean \($0)?" } ?? words
  }

  private static func onOneLine(_ text: String) -> String {
    text.unicodeScalars.map { $0.isWrittenAsItIs ? "\($0)" : " " }.joined()
  }
}

nonisolated extension Collection<String> {
  var listed: String { joined(separator: ", ") }
}
