import SDLShell

nonisolated extension PanelContent {
  /// Makes the content of a panel.
  ///
  /// - Parameters:
  ///   - path: The panels that lead to this one, which is the last.
  ///   - choices: The app's choices.
  ///   - state: The state of a command; nil if it cannot be done.
  init(
    of path: [CommandPanel], choices: PanelChoices, state: (WindowCommand) -> CommandState?
  ) {
    guard let panel = path.last else {
      sections = []
      return
    }
    sections = withoutActuallyEscaping(state) {
      PanelMaker(panel: panel, choices: choices, state: $0).sections
    }
    isChoice = [.devices, .languages, .quickActions, .zooms].contains(panel)
    sections.removeAll(where: \.rows.isEmpty)
    if let former = path.dropLast().last { sections.insert(Section(backTo: former), at: 0) }
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

/// Makes the sections of a panel, without commands that cannot be done.
private nonisolated struct PanelMaker {
  typealias Row = PanelContent.Row
  typealias Section = PanelContent.Section

  let panel: CommandPanel
  let choices: PanelChoices
  let state: (WindowCommand) -> CommandState?

  var sections: [Section] {
    switch panel {
    case .menu: menu
    case .group(let group): parts.filter { $0.title == group.rawValue }
    case .keys: keys
    case .devices:
      Device.families.map { family in
        section(family.title, family.devices) {
          row($0.menuTitle, .screen(.device($0.name)), keys: $0.measures)
        }
      }
    case .languages: [section("Language", choices.languages) { row($0, .screen(.language($0))) }]
    case .quickActions:
      [
        section("Quick Actions", Array(choices.quickActions.enumerated())) {
          row($0.element, .screen(.quickAction($0.offset)))
        }
      ]
    case .zooms: [section("Zoom", Zoom.named) { row($0.name, .zoom(.to($0.zoom))) }]
    case .statusBar:
      StatusBarChoices.all.map { part in
        section(part.title, part.choices) { row($0.title, .screen(.statusBar($0.command))) }
      }
    }
  }

  private func row(_ title: String, _ command: WindowCommand, keys: String = "") -> Row? {
    state(command).map { Row(title: title, keys: keys, isOn: $0 == .on, command: command) }
  }

  private func section<Choice>(
    _ title: String?, _ choices: [Choice], _ row: (Choice) -> Row?
  ) -> Section { Section(title: title, rows: choices.compactMap(row)) }

  // MARK: Entries

  /// The lines of all commands, each with the part of the menu that it is in.
  private var entries: [(section: CommandEntry.Section, row: Row)] {
    CommandEntry.all.filter { isOffered($0.command) }.compactMap { entry in
      let keys = entry.shortcuts.map(\.text).joined(separator: ", ")
      return row(entry.title, entry.command, keys: keys).map { (entry.section, $0) }
    }
  }

  /// Whether a command leads anywhere from here.
  private func isOffered(_ command: WindowCommand) -> Bool {
    switch command {
    case .open(.quickActions): state(.screen(.quickAction(0))) != nil
    case .open(.languages): choices.languages.contains { state(.screen(.language($0))) != nil }
    case .open(.devices): Device.all.contains { state(.screen(.device($0.name))) != nil }
    case .open(.statusBar): state(.screen(.statusBar(.call))) != nil
    default: true
    }
  }

  /// The parts of the menu.
  private var parts: [Section] {
    let entries = entries.filter { $0.row.command != .open(panel) }
    return CommandEntry.Section.allCases.map { section in
      Section(
        title: section.rawValue, rows: entries.filter { $0.section == section }.map(\.row))
    }
  }

  private var menu: [Section] {
    let last: Set<WindowCommand> = [.open(.keys), .quit]
    let parts = parts
    return [
      section(nil, parts.filter { !$0.rows.isEmpty }) { part in
        part.title.flatMap(CommandEntry.Section.init)
          .flatMap { row($0.rawValue, .open(.group($0))) }
      },
      Section(rows: parts.flatMap(\.rows).filter { $0.command.map(last.contains) ?? false }),
    ]
  }

  private var keys: [Section] {
    [Section(title: "Screen", rows: hands)]
      + parts.map { Section(title: $0.title, rows: $0.rows.filter { !$0.keys.isEmpty }) }
  }

  /// The lines about hands on the screen itself.
  private var hands: [Row] {
    let hasSegues = state(.screen(.scenes)) != nil
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
