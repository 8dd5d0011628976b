import Foundation
import Input

extension UIScrollView: ScrollTarget {
  /// Whether the content can still scroll as the event asks.
  func canFollow(_ event: ScrollEvent) -> Bool {
    isScrollEnabled && wheelTarget(of: event) != wheelBase
  }

  var stopsBetween: Bool { isPagingEnabled }

  /// Scrolls by a wheel's step, with a short animation, or with the fingers on a touchpad.
  func handle(_ event: ScrollEvent) {
    guard !isDragging else { return }
    let target = wheelTarget(of: event)
    switch event.phase {
    case .step where isPagingEnabled:
      // One page at a time, however fast the wheel turns.
      if case .resting = state { setContentOffset(target, animated: true) }
    case .step:
      let target = avoidingPartialBar(target, scrollingBy: event.delta.height)
      travel(to: target, duration: UIScrollView.wheelDuration, curve: .easeOut)
    case .ended where glidesToStops:
      contentOffset = target
      comeToRest()
    case .began, .changed, .ended:
      contentOffset = target
      flashScrollIndicators()
    }
  }

  /// The offset that the wheel's steps so far lead to.
  private var wheelBase: CGPoint {
    guard case .moving(.travelling(_, let target, _, _), _, _) = state else { return contentOffset }
    return target
  }

  private func wheelTarget(of event: ScrollEvent) -> CGPoint {
    let delta = event.delta
    if isPagingEnabled, event.phase == .step { return page(steppingBy: delta, from: wheelBase) }
    if event.phase == .step { return extent.clamped(stepped(from: wheelBase, by: delta)) }
    return extent.clamped(CGPoint(x: wheelBase.x - delta.width, y: wheelBase.y - delta.height))
  }

  /// Seconds that a wheel's step takes; tuned by eye.
  private static let wheelDuration: TimeInterval = 0.12
}
