import Foundation

/// The touch on a control that opens its menu.
struct MenuPress {
  /// Waits for a long press.
  var wait: VirtualClock.Token?
  /// The menu that the touch has opened.
  weak var opened: (any OpenMenu)?
}

extension UIControl {
  /// Opens the menu at once if that is the main action, else when the touch becomes a long press.
  func beginMenuPress(_ touch: UITouch) {
    guard isTracking, hasMenu else { return }
    if showsMenuAsPrimaryAction { return openMenuForTouch() }
    menuPress.wait = window?.stage?.clock.schedule(
      afterInput: UILongPressGestureRecognizer.standardDuration
    ) { [weak self] in
      self?.menuPress.wait = nil
      self?.openMenuForTouch()
    }
  }

  /// Opens the menu because of a secondary click; returns false if there is none.
  func openMenuForClick() -> Bool {
    guard hasMenu else { return false }
    sendActions(for: .menuActionTriggered)
    return openMenu() != nil
  }

  private func openMenuForTouch() {
    sendActions(for: .menuActionTriggered)
    menuPress.opened = openMenu()
  }

  /// Lets the touch slide over the open menu; returns false if it has opened none.
  func moveMenuPress(_ touch: UITouch) -> Bool {
    let place = touch.location(in: nil)
    if let opened = menuPress.opened {
      opened.follow(place)
      return true
    }
    if touch.straying > UILongPressGestureRecognizer.standardMovement { stopWaitingForMenu() }
    return false
  }

  /// Chooses the row on which the touch ends; returns false if it has opened no menu.
  func endMenuPress(_ touch: UITouch, with event: UIEvent?) -> Bool {
    stopWaitingForMenu()
    guard let opened = menuPress.opened else { return false }
    menuPress.opened = nil
    cancelTouch(with: event)
    opened.release(at: touch.location(in: nil))
    return true
  }

  /// Forgets the touch; a menu that it has opened stays.
  func cancelMenuPress() {
    stopWaitingForMenu()
    menuPress.opened = nil
  }

  private func stopWaitingForMenu() {
    window?.stage?.clock.cancel(menuPress.wait)
    menuPress.wait = nil
  }
}
