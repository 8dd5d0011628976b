/// A screen's text taken apart: sections of entries.
struct ScreenText {
  /// What stands under one heading.
  struct Section {
    /// The heading, such as `Elements`.
    let title: String
    /// Its lines without their indent.
    var lines: [String] = []

    /// Whether it tells what controllers were told, in order.
    var isOfCallbacks: Bool { title == "Callbacks" }
  }

  private(set) var sections: [Section] = []

  /// Takes a text apart: what begins with a space belongs to the line above that does not.
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

  /// The sections of two texts by heading; several of one heading by their order, and one that a text
  /// lacks as an empty one.
  static func pairs(_ expected: ScreenText, _ actual: ScreenText) -> [(Section, Section)] {
    var left = actual.sections
    let known = expected.sections.map { old in
      let match = left.firstIndex { $0.title == old.title }
      return (old, match.map { left.remove(at: $0) } ?? Section(title: old.title))
    }
    return known + left.map { (Section(title: $0.title), $0) }
  }
}
