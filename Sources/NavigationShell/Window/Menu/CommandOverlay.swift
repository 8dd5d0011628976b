import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// The menu and the list of keys over a window, on a stage of their own.
final class CommandOverlay: WindowOverlay {
  /// The panels that are open, each chosen in the one before.
  private var path: [CommandPanel] = []
  private var corner: CGPoint?
  private var state: (WindowCommand) -> CommandState? = { _ in nil }
  private let makeStage: () -> Stage
  private let choices: () -> PanelChoices
  private let style: () -> UIUserInterfaceStyle
  private let page = CommandPage()
  private var size = CGSize.zero
  private var chosen: WindowCommand?
  /// The typed beginning of a line's name.
  private var typed = TypedName()
  /// Made once a panel is opened: most windows never open one.
  private lazy var stage = stage(of: page)
  /// Made once the hint is shown, which is seldom.
  private lazy var hintStage = stage(of: HintPage())
  private let barPage = CommandBarPage()
  private lazy var barStage = stage(of: barPage)

  /// Makes the overlay.
  ///
  /// - Parameters:
  ///   - choices: The app's present choices in the menu.
  ///   - style: The appearance of the app, which is the panels', too.
  ///   - makeStage: Makes the stage, of any size.
  init(
    choices: @escaping () -> PanelChoices = { PanelChoices() },
    style: @escaping () -> UIUserInterfaceStyle,
    makeStage: @escaping () -> Stage
  ) {
    (self.choices, self.style, self.makeStage) = (choices, style, makeStage)
    page.onEnd = { [weak self] in self?.choose($0) }
  }

  private func stage(of page: UIViewController) -> Stage {
    let stage = makeStage()
    stage.perform {
      stage.window.backgroundColor = .clear
      stage.window.rootViewController = page
      stage.window.makeKeyAndVisible()
    }
    return stage
  }

  var panel: CommandPanel? { path.last }

  var nextChange: TimeInterval? { panel == nil ? nil : stage.nextChange }

  func toggle(
    _ panel: CommandPanel, at corner: CGPoint?, state: @escaping (WindowCommand) -> CommandState?
  ) {
    guard panel != self.panel else { return end(nil) }
    (self.corner, self.state, path) = (corner, state, [])
    stage.resize(to: size, safeAreaInsets: .zero)
    stage.change(traits: UITraitCollection(userInterfaceStyle: style()))
    open(panel)
  }

  /// Shows a panel, or goes back to it if it led to the present one.
  private func open(_ panel: CommandPanel) {
    let left = path.contains(panel) ? self.panel : nil
    path = Array(path.prefix { $0 != panel }) + [panel]
    typed = TypedName()
    let content = content
    stage.perform { page.show(content, at: corner, marking: left.map { .open($0) }) }
  }

  /// The content of the panel that is open.
  private var content: PanelContent {
    PanelContent(of: path, choices: choices(), state: state)
  }

  func commandsDidChange() {
    guard panel != nil else { return }
    stage.change(traits: UITraitCollection(userInterfaceStyle: style()))
    let content = content
    stage.perform { page.update(content) }
  }

  var area: CGRect? { panel == nil ? nil : page.area }
  var cornerRadius: CGFloat { CommandPage.cornerRadius }

  func handle(_ event: InputEvent) -> WindowCommand? {
    switch event {
    case .key(let key): obey(key)
    // As in menus of desktops, either button chooses.
    case .secondaryClick(let click): stage.perform { page.choose(at: click.position) }
    case .pointer, .scroll, .text, .arrival: stage.send(event)
    }
    defer { chosen = nil }
    return chosen
  }

  func hover(at point: CGPoint) { stage.perform { page.mark(at: point) } }

  func advance(to time: TimeInterval) { if panel != nil { stage.advance(to: time) } }

  func resize(to size: CGSize) {
    self.size = size
    if panel != nil { stage.resize(to: size, safeAreaInsets: .zero) }
  }

  func frame() -> DisplayList { stage.displayList() }

  func hint() -> DisplayList {
    hintStage.resize(to: size, safeAreaInsets: .zero)
    return hintStage.displayList()
  }

  var barAnchor: CGPoint? {
    didSet {
      guard let barAnchor else { return }
      barStage.perform { barPage.anchor = barAnchor }
    }
  }

  var barArea: CGRect? { barAnchor == nil ? nil : barPage.area }

  func bar() -> DisplayList {
    barStage.resize(to: size, safeAreaInsets: .zero)
    return barStage.displayList()
  }

  func barCommand(at point: CGPoint) -> WindowCommand? {
    barAnchor == nil ? nil : barPage.command(at: point)
  }

  private func obey(_ key: KeyEvent) {
    guard key.phase == .down, key.modifiers.isSubset(of: .shift) else { return }
    stage.perform {
      switch key.key {
      case .escape, .back: goBack { end(nil) }
      case .left: goBack {}
      case .right: page.openMarked()
      case .up: page.mark(by: -1)
      case .down: page.mark(by: 1)
      case .pageUp: page.mark(byPages: -1)
      case .pageDown: page.mark(byPages: 1)
      case .home: page.mark(byPages: -.infinity)
      case .end: page.mark(byPages: .infinity)
      case .character(let character) where character != " " || typed.goesOn(at: key.time):
        typed.add(character, at: key.time)
        if !page.mark(named: typed.text) { openGroup(with: typed) }
      case .return, .character(" "): page.chooseMarked()
      default: break
      }
    }
  }

  /// Opens the group of the menu in which a line's name is typed, and marks that.
  private func openGroup(with typed: TypedName) {
    guard panel == .menu else { return }
    let groups = CommandEntry.Section.allCases.map(CommandPanel.group)
    let group = groups.first { group in
      let content = PanelContent(of: [group], choices: choices(), state: state)
      let names = content.sections.flatMap(\.rows).map(\.title)
      return TypedName.index(of: typed.text, in: names) != nil
    }
    guard let group else { return }
    open(group)
    self.typed = typed
    page.mark(named: typed.text)
  }

  /// Goes back to the panel in which this one was chosen, else does something.
  private func goBack(else body: () -> Void) {
    if let former = path.dropLast().last { open(former) } else { body() }
  }

  private func choose(_ command: WindowCommand?) {
    typed = TypedName()
    switch command {
    case .open(let panel)?: open(panel)
    // The status bar is made of several choices.
    case .screen(.statusBar)? where panel == .statusBar: chosen = command
    default: end(command)
    }
  }

  private func end(_ command: WindowCommand?) {
    path = []
    chosen = command
  }
}
