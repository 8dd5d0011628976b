import Foundation

/// The pan that drags a sheet: up or down, unless something inside scrolls that way.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var touched: UIView?
  /// Whether the sheet takes a movement up from a list that is at its top.
  var mayGrow: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, self.touches.count == 1 else { return }
    touched = touch.view
    // Content at its top is dragged down only where the sheet is not.
    for scroll in scrollViews {
      let pan = scroll.panGestureRecognizer
      if !pan.required.contains(where: { $0 === self }) { pan.require(toFail: self) }
    }
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    let isVertical = abs(movement.y) > abs(movement.x)
    guard isVertical else { return .fails }
    let grows = mayGrow()
    let isFree = scrollViews.allSatisfy { $0.leavesToSheet(movement.y, grows: grows) }
    return isFree ? .begins : .fails
  }

  /// The scroll views under the finger, innermost first.
  private var scrollViews: [UIScrollView] {
    Array(sequence(first: touched) { $0?.superview }.prefix { $0 != nil && $0 !== view })
      .compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// Whether a movement up or down is not for this view: it cannot follow, or is at its top already,
  /// and moved down, or up where the sheet grows.
  fileprivate func leavesToSheet(_ distance: CGFloat, grows: Bool) -> Bool {
    if !pansVertically { return true }
    return (distance > 0 || grows) && contentOffset.y <= extent.vertical.lowerBound
  }
}
