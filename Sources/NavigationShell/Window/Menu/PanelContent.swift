import SDLShell

/// What a panel over the window lists.
nonisolated struct PanelContent: Hashable {
  /// A line of a panel.
  struct Row: Hashable {
    var title: String
    /// The keys that do the same; empty for none.
    var keys = ""
    /// Whether what it switches is on.
    var isOn = false
    /// What it does; nil for a line that only tells.
    var command: WindowCommand?
    /// Whether it leads back to the panel in which this one was chosen.
    var isBack = false
    /// Whether it leads to another panel.
    var isWay: Bool { if case .open? = command { !isBack } else { false } }
  }

  /// Lines with a heading.
  struct Section: Hashable {
    var title: String?
    var rows: [Row]
  }

  var sections: [Section]
  /// Whether one of all lines is chosen.
  var isChoice = false

  /// The line that is marked at first: of a single choice what is on, else the first that leads on.
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

nonisolated extension PanelContent {
  /// Makes the content of a panel.
  ///
  /// - Parameters:
  ///   - way: The panels that lead to it, which is the last.
  ///   - languages: The names of the languages to choose from.
  ///   - state: The state of a command; nil if it cannot be done.
  init(
    of way: [CommandPanel], languages: [String], state: (WindowCommand) -> CommandState?
  ) {
    guard let panel = way.last else {
      sections = []
      return
    }
    func row(_ title: String, _ command: WindowCommand, keys: String = "") -> Row? {
      state(command).map { Row(title: title, keys: keys, isOn: $0 == .on, command: command) }
    }
    let hasLanguages = languages.contains { state(.screen(.language($0))) != nil }
    let hasDevices = Device.all.contains { state(.screen(.device($0.name))) != nil }
    let rows = CommandEntry.all.compactMap { entry -> (CommandEntry.Section, Row)? in
      switch entry.command {
      case .open(.languages) where !hasLanguages, .open(.devices) where !hasDevices,
        .open(.statusBar) where state(.screen(.statusBar(.call))) == nil,
        .open(panel):
        return nil
      default:
        let keys = entry.shortcuts.map(\.text).joined(separator: ", ")
        return row(entry.title, entry.command, keys: keys).map { (entry.section, $0) }
      }
    }
    let parts = CommandEntry.Section.allCases.map { section in
      Section(title: section.rawValue, rows: rows.filter { $0.0 == section }.map(\.1))
    }
    switch panel {
    case .menu:
      let groups = parts.filter { !$0.rows.isEmpty }.compactMap { part in
        part.title.flatMap(CommandEntry.Section.init).flatMap {
          row($0.rawValue, .open(.group($0)))
        }
      }
      let last: Set<WindowCommand> = [.open(.keys), .quit]
      sections = [
        Section(rows: groups),
        Section(rows: rows.map(\.1).filter { $0.command.map(last.contains) ?? false }),
      ]
    case .group(let group): sections = parts.filter { $0.title == group.rawValue }
    case .keys:
      sections = [Section(title: "Screen", rows: Self.hands(state(.screen(.scenes)) != nil))]
      sections += parts.map { part in
        Section(title: part.title, rows: part.rows.filter { !$0.keys.isEmpty })
      }
    case .devices:
      sections = Device.families.map { family in
        Section(
          title: family.title,
          rows: family.devices.compactMap { device in
            row(device.menuTitle, .screen(.device(device.name)), keys: device.measures)
          })
      }
    case .languages:
      sections = [
        Section(
          title: "Language", rows: languages.compactMap { row($0, .screen(.language($0))) })
      ]
    case .zooms:
      sections = [
        Section(title: "Zoom", rows: Zoom.named.compactMap { row($0.name, .zoom(.to($0.zoom))) })
      ]
    case .statusBar:
      sections = StatusBarChoices.all.map { part in
        Section(
          title: part.title,
          rows: part.choices.compactMap { row($0.title, .screen(.statusBar($0.command))) })
      }
    }
    isChoice = [.devices, .languages, .zooms].contains(panel)
    sections.removeAll(where: \.rows.isEmpty)
    if let former = way.dropLast().last { sections.insert(Section(backTo: former), at: 0) }
  }

  /// What hands do on the screen itself.
  private static func hands(_ hasSegues: Bool) -> [Row] {
    let segues = hasSegues ? [Row(title: "Take a Segue of Code", keys: "1 to 9")] : []
    return [
      Row(title: "Finger", keys: "left mouse button"),
      Row(title: "Two Fingers", keys: "Alt+left button, F7; Shift moves both"),
      Row(title: "Context Menu", keys: "right button"),
      Row(title: "Scroll", keys: "wheel, touchpad"),
      Row(title: "Move an Enlarged Screen", keys: "middle button, Ctrl+wheel"),
      Row(title: "Scroll by Keys", keys: "Page Up, Page Down, Home, End"),
      Row(title: "Back", keys: "Esc, Alt+Left, fourth button"),
      Row(title: "Focus", keys: "Tab, arrows"),
      Row(title: "Press What Is Focused", keys: "Return, Space"),
      Row(title: "Copy, Cut, Paste, Select All", keys: "Ctrl+C, X, V, A"),
      Row(title: "Undo, Redo", keys: "Ctrl+Z, Ctrl+Shift+Z"),
      Row(title: "Open", keys: "drop it on the window"),
    ] + segues
  }
}

nonisolated extension PanelContent.Section {
  /// The line that leads back to a panel.
  fileprivate init(backTo panel: CommandPanel) {
    let command = WindowCommand.open(panel)
    var name = CommandEntry.all.first { $0.command == command }?.title ?? ""
    if case .group(let group) = panel { name = group.rawValue }
    self.init(rows: [PanelContent.Row(title: name, command: command, isBack: true)])
  }
}
