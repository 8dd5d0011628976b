import Foundation
import Input

/// A view that wheels and touchpads move: content that scrolls, or pages that turn.
protocol ScrollTarget: UIView {
  /// Whether it can still move as the event asks.
  func canFollow(_ event: ScrollEvent) -> Bool
  /// Moves by a wheel's step, or with the fingers on a touchpad.
  func handle(_ event: ScrollEvent)
  /// The fingers are lifted: comes to rest where it may.
  func settle()
  /// Whether it may stop in places where it may not rest, such as between two pages.
  var stopsBetween: Bool { get }
}

extension UIView {
  /// The nearest view under the pointer that can move as a wheel or touchpad asks.
  func scrollTarget(of event: ScrollEvent) -> (any ScrollTarget)? {
    var view = hitTest(event.position, with: nil)
    while let current = view {
      if let target = current as? any ScrollTarget, target.canFollow(event) { return target }
      view = current.superview
    }
    return nil
  }
}
