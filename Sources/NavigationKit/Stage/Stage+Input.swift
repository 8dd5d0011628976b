import Foundation
public import Input

extension Stage {
  /// Handles an event, at its own time or now, whichever is later.
  public func send(_ event: InputEvent) {
    endOpenUpdate()
    runClock(to: max(now, event.time))
    perform { handle(event) }
  }

  /// Handles an event in the running update.
  func handle(_ event: InputEvent) {
    switch event {
    case .pointer(var pointer):
      pointer.time = now
      touches.handle(pointer)
      noteStatusBarTap(pointer)
    case .secondaryClick(let click):
      guard !hasKeyboard(at: click.position) else { return }
      touches.cancelAll(in: window)
      window.clickSecondary(at: click.position)
    case .scroll(let scroll):
      if !hasKeyboard(at: scroll.position) { scrolls.handle(scroll) }
    case .key(let key):
      if key.phase == .down, !type(key) { press(key) }
    case .arrival(let arrival):
      background.finish(arrival.id)
    case .text(let typed):
      type(typed)
    }
  }

  /// A key for which nobody who is typed into has a use.
  private func press(_ key: KeyEvent) {
    if key.key == .return, window.pressReturn() { return }
    if key.key == .tab, key.modifiers.isSubset(of: .shift) {
      _ = window.editNextText(isBackward: key.modifiers == .shift)
      return
    }
    guard key.meansBack(isMirrored: window.isRightToLeft) else { return }
    window.goBack(takingSheets: key.key == .escape)
  }
}

extension KeyEvent {
  /// Whether it asks to go back: Escape, the back key, or Alt and the arrow to the leading edge.
  func meansBack(isMirrored: Bool) -> Bool {
    switch key {
    case .escape, .back: true
    case .left: modifiers == .alternate && !isMirrored
    case .right: modifiers == .alternate && isMirrored
    default: false
    }
  }
}
