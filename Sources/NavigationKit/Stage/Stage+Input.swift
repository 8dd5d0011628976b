import Foundation
public import Input

extension Stage {
  /// Handles an event, at its own time or now, whichever is later.
  public func send(_ event: InputEvent) {
    endOpenUpdate()
    runClock(to: max(now, event.time))
    perform { handle(event) }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .pointer(var pointer):
      pointer.time = now
      touches.handle(pointer)
      noteStatusBarTap(pointer)
    case .scroll(let scroll):
      scrolls.handle(scroll)
    case .key(let key):
      if key.phase == .down, !type(key.key), key.meansBack(isMirrored: window.isRightToLeft) {
        window.goBack(takingSheets: key.key == .escape)
      }
    case .arrival(let arrival):
      background.finish(arrival.id)
    case .text(let typed):
      type(typed.text)
    }
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
