import SDLShell

/// The content of a panel over the window.
nonisolated struct PanelContent: Hashable {
  /// A line of a panel.
  struct Row: Hashable {
    var title: String
    /// The keys that do the same; empty for none.
    var keys = ""
    /// Whether the setting that it switches is on.
    var isOn = false
    /// The command of the line; nil for a line that only tells.
    var command: WindowCommand?
    /// Whether it leads back to the panel in which this one was chosen.
    var isBack = false
    /// Whether it leads to another panel.
    var opensPanel: Bool { if case .open? = command { !isBack } else { false } }
  }

  /// Lines with a heading.
  struct Section: Hashable {
    var title: String?
    var rows: [Row]
  }

  var sections: [Section]
  /// Whether one of all lines is chosen.
  var isChoice = false

  /// The line marked at first: the current one of a single choice, else the first that leads on.
  var start: Int? {
    let on = choices.firstIndex { isChoice && sections[$0].rows[$1].isOn }
    return on ?? choices.firstIndex { !sections[$0].rows[$1].isBack }
  }

  /// The positions of the lines that do something.
  var choices: [(section: Int, row: Int)] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.filter { sections[section].rows[$0].command != nil }
        .map { (section, $0) }
    }
  }

  /// The line that does something, by its index among those.
  func row(at choice: Int) -> Row {
    let (section, row) = choices[choice]
    return sections[section].rows[row]
  }

  /// The index of the line of a command.
  func index(of command: WindowCommand?) -> Int? {
    choices.indices.first { command != nil && row(at: $0).command == command }
  }
}
