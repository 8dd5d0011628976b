import Foundation

/// A button of a bar that opens a menu when it is held.
class MenuButton: UIControl {
  private var wait: VirtualClock.Token?
  private var start = CGPoint.zero
  /// The menu that the finger still down has opened.
  private weak var opened: MenuOverlay?

  /// Where a finger may press it, as its bar shares the room out, in its own coordinates.
  var touchArea: CGRect?

  /// A finger's size around the middle, whatever the content's, unless its bar says otherwise.
  override var pressBounds: CGRect { touchArea ?? bounds.atFingerSize }

  /// What it opens; nil for nothing.
  var menu: UIMenu? { nil }

  /// Whether it opens one, known without making it.
  var hasMenu: Bool { menu != nil }

  /// Whether only the action chosen last is on in it, whatever the menu says.
  var selectsOne: Bool { false }

  /// Opens the menu, in place of another one of the same bar.
  @discardableResult
  func openMenu() -> MenuOverlay? {
    guard let menu, let window, let bar = container else { return nil }
    bar.openMenu?.close(animated: false)
    let overlay = MenuOverlay(
      menu: menu, anchor: convert(bounds, to: nil), isRightToLeft: isRightToLeft,
      selectsOne: selectsOne)
    // It lies in the window, and looks as the bar does that it belongs to.
    if !traitCollection.says(theSameAs: window.traitCollection) {
      overlay.ownTraits = traitCollection
    }
    bar.openMenu = overlay
    overlay.open(in: window)
    return overlay
  }

  private var container: (any MenuBar)? {
    var view = superview
    while let current = view {
      if let bar = current as? any MenuBar { return bar }
      view = current.superview
    }
    return nil
  }

  private func stopWaiting() {
    window?.stage?.clock.cancel(wait)
    wait = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, hasMenu, let touch = touches.first else { return }
    start = touch.location(in: nil)
    wait = window?.stage?.clock.schedule(after: MenuMetrics.pressDuration) { [weak self] in
      guard let self else { return }
      wait = nil
      opened = openMenu()
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: nil)
    if let opened { return opened.follow(place) }
    if hypot(place.x - start.x, place.y - start.y) > MenuMetrics.pressSlop { stopWaiting() }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopWaiting()
    guard let opened, let touch = touches.first else {
      return super.touchesEnded(touches, with: event)
    }
    self.opened = nil
    super.touchesCancelled(touches, with: event)
    opened.release(at: touch.location(in: nil))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopWaiting()
    opened = nil
    super.touchesCancelled(touches, with: event)
  }
}
