import Snapshot

extension FlowSheet {
  /// The lines below a screen: its name, what is said about it, and where it leads on other pages.
  func labels(of state: Int, on page: Page) -> [String] {
    let elsewhere = flow.transitions.filter { $0.from == state && !page.states.contains($0.to) }
      .map { "→ \(flow.states[$0.to].name)" }
    let notes = flow.states[state].notes.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ").onOneLine
      .wrapped(at: Self.maximumLetters, lines: FlowLayout.noteLines)
    return [flow.states[state].name] + notes
      + elsewhere.prefix(min(Self.maximumElsewhere, Self.maximumLines - notes.count))
  }

  /// As much of a text as there is room for below a screen.
  static func cut(_ words: String) -> String {
    words.count > maximumLetters ? words.prefix(maximumLetters - 1) + "…" : words
  }

  private static let maximumLetters = 26
  /// How many ways to other pages are named below a screen, and how many lines there are below its name.
  private static let (maximumElsewhere, maximumLines) = (2, 3)
}

nonisolated extension String {
  /// The text in lines of so many letters, of which the last ends in “…” where it is not all.
  func wrapped(at letters: Int, lines count: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ").flatMap({ $0.pieces(of: letters) }) {
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    guard lines.count > count else { return lines }
    return lines.prefix(count - 1) + [lines[count - 1].prefix(letters - 1) + "…"]
  }
}

nonisolated extension Substring {
  /// The text in pieces of so many letters: a long word, or a text without spaces, has several lines.
  fileprivate func pieces(of letters: Int) -> [String] {
    var (pieces, rest) = ([String](), self)
    while rest.count > letters {
      pieces.append(String(rest.prefix(letters)))
      rest = rest.dropFirst(letters)
    }
    return pieces + [String(rest)]
  }
}
