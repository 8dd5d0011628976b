/// A parsed screen text: sections of lines.
struct ScreenText {
  /// A heading and the lines below it.
  struct Section {
    /// The heading, such as `Elements`.
    let title: String
    /// Its lines without their indent.
    var lines: [String] = []

    /// Whether its lines are the callbacks of controllers, in order.
    var isOfCallbacks: Bool { title == "Callbacks" }
  }

  private(set) var sections: [Section] = []

  /// Parses a text: an indented line belongs to the last line that is not indented.
  init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first != UInt8(ascii: " ") {
        sections.append(Section(title: String(Substring(line))))
      } else if !sections.isEmpty {
        let entry = line.drop { $0 == UInt8(ascii: " ") }
        sections[sections.count - 1].lines.append(String(Substring(entry)))
      }
    }
  }

  /// Pairs the sections of two texts by heading, equal headings by their order.
  ///
  /// A section that one text lacks is paired with an empty one.
  static func pairs(_ expected: ScreenText, _ actual: ScreenText) -> [(Section, Section)] {
    var left = actual.sections
    let paired = expected.sections.map { old in
      let match = left.firstIndex { $0.title == old.title }
      return (old, match.map { left.remove(at: $0) } ?? Section(title: old.title))
    }
    return paired + left.map { (Section(title: $0.title), $0) }
  }
}
