import Foundation
import Input

/// What a hardware keyboard acts on in a stage.
final class FocusService: StageService {
  private unowned let stage: Stage
  /// Which view that is, and what it was before.
  var focus = KeyboardFocus()

  init(stage: Stage) { self.stage = stage }

  func fingerDidComeDown() { focus.isShown = false }
  func handle(_ key: KeyEvent) -> Bool { stage.moveFocus(by: key) }
  func handleUnclaimed(_ key: KeyEvent) -> Bool { stage.window.scroll(by: key) }
  var keyView: UIView? { stage.focusedItem?.view }
}

extension Stage {
  private var focusService: FocusService? { service() }

  /// What the keyboard acts on.
  var focus: KeyboardFocus {
    get { focusService?.focus ?? KeyboardFocus() }
    set { focusService?.focus = newValue }
  }
}
