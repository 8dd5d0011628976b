import Foundation
import Input

/// The focus of the hardware keyboard in a stage.
final class FocusService: StageService {
  private unowned let stage: Stage
  /// The focused view, and the history of former ones.
  var focus = KeyboardFocus()

  init(stage: Stage) { self.stage = stage }

  func fingerDidComeDown() { focus.isShown = false }
  func handle(_ key: KeyEvent) -> Bool { stage.moveFocus(by: key) }
  func handleUnclaimed(_ key: KeyEvent) -> Bool { stage.window.scroll(by: key) }
  var keyView: UIView? { stage.focusedItem?.view }
}

extension Stage {
  private var focusService: FocusService? { service() }

  /// The focus of the keyboard.
  var focus: KeyboardFocus {
    get { focusService?.focus ?? KeyboardFocus() }
    set { focusService?.focus = newValue }
  }
}
