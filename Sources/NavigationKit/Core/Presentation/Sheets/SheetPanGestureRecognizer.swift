import Foundation

/// The pan that drags a sheet up and down, unless a scroll view inside takes the movement.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var touched: UIView?
  /// Whether dragging up in a scroll view at its top enlarges the sheet.
  var mayGrow: () -> Bool = { false }
  /// Whether the sheet moves by itself, so that any drag up or down takes it.
  var catches: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, self.touches.count == 1 else { return }
    touched = touch.view
    // Scroll views inside wait until this pan has failed.
    for scroll in scrollViews {
      let pan = scroll.panGestureRecognizer
      if !pan.required.contains(where: { $0 === self }) { pan.require(toFail: self) }
    }
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    let isVertical = abs(movement.y) > abs(movement.x)
    guard isVertical else { return .fails }
    if catches() { return .begins }
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
  /// Whether a vertical movement is left to the sheet: this view cannot scroll that way, or it is
  /// at its top and dragged down, or up where the sheet grows.
  fileprivate func leavesToSheet(_ distance: CGFloat, grows: Bool) -> Bool {
    if !pansVertically { return true }
    return (distance > 0 || grows) && contentOffset.y <= extent.vertical.lowerBound
  }
}
