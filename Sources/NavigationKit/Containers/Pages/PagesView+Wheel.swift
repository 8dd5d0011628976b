import Foundation
import Input

extension PagesView: ScrollTarget {
  var stopsBetween: Bool { true }

  func canFollow(_ event: ScrollEvent) -> Bool { controller?.canTurn(by: event) ?? false }

  func handle(_ event: ScrollEvent) { controller?.turn(by: event) }

  func settle() { controller?.endTouchpad() }
}

extension UIPageViewController {
  /// Whether a wheel or a touchpad can turn pages in the event's direction, or is doing so.
  func canTurn(by event: ScrollEvent) -> Bool {
    let offset = forward(event)
    guard offset != 0, pan.isEnabled else { return false }
    return runner.isHeld || offersPage(offset > 0 ? .forward : .reverse, to: event)
  }

  /// Whether there is a next page; the answer is kept for the turn, and while fingers are down.
  private func offersPage(_ direction: NavigationDirection, to event: ScrollEvent) -> Bool {
    guard let page, page === shown else { return false }
    if event.phase != .step, let offer, offer.page === page, offer.direction == direction {
      return offer.next != nil
    }
    offer = nil
    let next = neighbour(direction)
    offer = PageOffer(page: page, direction: direction, next: next)
    return next != nil
  }

  /// Turns one page by a wheel's step, or moves the pages with the fingers on a touchpad.
  func turn(by event: ScrollEvent) {
    guard !pan.isActive else { return }
    let offset = forward(event)
    guard event.phase == .step else {
      if !runner.isHeld { drag = PageDrag() }
      drag?.origin += offset
      return follow(by: drag?.origin ?? 0)
    }
    let direction: NavigationDirection = offset > 0 ? .forward : .reverse
    guard runner.isIdle, let next = neighbour(direction) else { return }
    begin(PageTurn(direction: direction, origin: .control), to: next)
  }

  /// Ends a turn when the fingers are lifted from the touchpad.
  func endTouchpad() {
    offer = nil
    if !pan.isActive { release(at: drag?.origin ?? 0, velocity: 0) }
  }

  /// The part of a scroll towards the page after, in points; negative towards the page before.
  private func forward(_ event: ScrollEvent) -> CGFloat {
    forward(CGPoint(x: event.delta.width, y: event.delta.height))
  }
}
