import Foundation

/// A button of a bar that opens a menu on a long press.
class MenuButton: UIControl {
  private var wait: VirtualClock.Token?
  private var start = CGPoint.zero
  /// The menu that the current touch has opened.
  private weak var opened: MenuOverlay?

  /// The area that receives touches, in the button's coordinates; nil for the default.
  var touchArea: CGRect?

  /// The area set by the bar, or else at least 44 by 44 points.
  override var pressBounds: CGRect { touchArea ?? bounds.expandedToTouchTarget }

  /// The menu; nil without one.
  var menu: UIMenu? { nil }

  /// Whether there is a menu, known without making it.
  var hasMenu: Bool { menu != nil }

  /// Whether only the action chosen last is on in the menu, whatever the menu's options are.
  var selectsOne: Bool { false }

  /// Opens the menu, and closes another one of the same bar.
  @discardableResult
  func openMenu() -> MenuOverlay? {
    guard let menu, let window, let bar = container else { return nil }
    bar.openMenu?.close(animated: false)
    let overlay = MenuOverlay(
      menu: menu, anchor: convert(bounds, to: nil), isRightToLeft: isRightToLeft,
      selectsOne: selectsOne)
    // The menu is added to the window, but has the traits of its bar.
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
