import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// The menu and the list of keys over a window, on a stage of their own.
final class CommandOverlay: WindowOverlay {
  private(set) var panel: CommandPanel?
  private let makeStage: () -> Stage
  private let languages: [String]
  private let style: () -> UIUserInterfaceStyle
  private let page = CommandPage()
  private var size = CGSize.zero
  private var chosen: WindowCommand?
  /// What was typed of a line's name.
  private var typed = TypedName()
  /// Made once a panel is opened: most windows never open one.
  private lazy var stage = makePageStage()

  /// Makes the overlay.
  ///
  /// - Parameters:
  ///   - languages: The names of the languages to choose from.
  ///   - style: The appearance of the app, which is the panels', too.
  ///   - makeStage: Makes the stage, of any size.
  init(
    languages: [String] = [], style: @escaping () -> UIUserInterfaceStyle,
    makeStage: @escaping () -> Stage
  ) {
    (self.languages, self.style, self.makeStage) = (languages, style, makeStage)
    page.onEnd = { [weak self] in self?.end($0) }
  }

  private func makePageStage() -> Stage {
    let stage = makeStage()
    stage.perform {
      stage.window.backgroundColor = .clear
      stage.window.rootViewController = page
      stage.window.makeKeyAndVisible()
    }
    return stage
  }

  var nextChange: TimeInterval? { panel == nil ? nil : stage.nextChange }

  func toggle(
    _ panel: CommandPanel, at corner: CGPoint?, state: (WindowCommand) -> CommandState?
  ) {
    guard panel != self.panel else { return end(nil) }
    self.panel = panel
    stage.resize(to: size, safeAreaInsets: .zero)
    stage.change(traits: UITraitCollection(userInterfaceStyle: style()))
    typed = TypedName()
    let content = PanelContent(of: panel, languages: languages, state: state)
    stage.perform { page.show(content, at: corner) }
  }

  func handle(_ event: InputEvent) -> WindowCommand? {
    if case .key(let key) = event { obey(key) } else { stage.send(event) }
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

  private func obey(_ key: KeyEvent) {
    guard key.phase == .down, key.modifiers.isSubset(of: .shift) else { return }
    stage.perform {
      switch key.key {
      case .escape, .back: end(nil)
      case .up: page.mark(by: -1)
      case .down: page.mark(by: 1)
      case .character(let character) where character != " " || typed.goesOn(at: key.time):
        typed.add(character, at: key.time)
        page.mark(named: typed.text)
      case .return, .character(" "): page.chooseMarked()
      default: break
      }
    }
  }

  private func end(_ command: WindowCommand?) {
    panel = nil
    chosen = command
  }
}
