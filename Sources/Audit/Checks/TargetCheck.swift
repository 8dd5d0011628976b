import Foundation
import NavigationKit

/// Finds elements whose area for a finger is too small.
///
/// The area is tried out, as only hit tests know it: a bar's button reports the frame of its text,
/// and is
/// pressed in 44 points.
struct TargetCheck {
  let screen: AuditedScreen
  let level: AuditLevel

  func findings() -> [AuditFinding] {
    let targets = screen.elements.filter(\.isPressed)
    return targets.compactMap { element in
      guard element.node.isEnabled, !isStandard(element.view), isWhole(element),
        let point = screen.stage.pressPoint(of: element.node), owns(element, point)
      else { return nil }
      let size = element.isView ? area(of: element, around: point) : element.node.frame.size
      guard size.width < level.target || size.height < level.target,
        level.target == AuditLevel.apple.target || !isApart(element, from: targets)
      else { return nil }
      let (width, height) = (size.width.points, size.height.points)
      let asked = level.target.points
      return .of(
        element, .targets, "\(width)×\(height) points for a finger, asked: \(asked)×\(asked)",
        isNote: isOfOwnSize(element.view))
    }
  }

  /// Whether it is a control of UIKit's at a size of its own, which apps do not choose.
  private func isStandard(_ view: UIView) -> Bool {
    switch view {
    case _ where view.isAccessoryOfRow || view.superview?.isIn(UITextField.self) == true: true
    case let button as UIButton: button.buttonType != .custom && button.buttonType != .system
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UIColorWell, is UITextView, is UISearchBar:
      true
    case is UITextField: view.frame.height >= view.intrinsicContentSize.height - 1
    default: view.isEngineClass
    }
  }

  /// Whether it is a button as large as UIKit makes it for its title: smaller than Apple's
  /// guidelines ask for, but
  /// so in all apps.
  private func isOfOwnSize(_ view: UIView) -> Bool {
    guard let button = view as? UIButton else { return false }
    return button.frame.height >= max(button.intrinsicContentSize.height - 1, Self.lowestButton)
  }

  /// The height of UIKit's lowest button with a title of usual size, in points.
  private static let lowestButton: CGFloat = 30

  /// Whether nothing cuts off a part of it, such as the edge of a scroll view.
  private func isWhole(_ element: AuditedElement) -> Bool {
    let (frame, visible) = (element.node.frame, element.node.visible)
    return abs(frame.width - visible.width) < Self.precision
      && abs(frame.height - visible.height) < Self.precision
  }

  /// WCAG 2.5.8: a small target is enough if no other one is in a circle of 24 points around its
  /// middle.
  private func isApart(_ element: AuditedElement, from targets: [AuditedElement]) -> Bool {
    let frame = element.node.frame
    return targets.allSatisfy { other in
      other.view === element.view || other.view.isDescendant(of: element.view)
        || element.view.isDescendant(of: other.view)
        || frame.isApart(from: other.node.frame, by: level.target)
    }
  }

  // MARK: The area

  /// Whether a finger at a point is for the element, and not for something around it.
  private func owns(_ element: AuditedElement, _ point: CGPoint) -> Bool {
    guard screen.bounds.contains(point), let hit = screen.stage.hitTest(point) else { return false }
    return hit.isDescendant(of: element.view)
  }

  private func area(of element: AuditedElement, around point: CGPoint) -> CGSize {
    CGSize(
      width: reach(of: element, from: point, x: -1) + reach(of: element, from: point, x: 1),
      height: reach(of: element, from: point, y: -1) + reach(of: element, from: point, y: 1))
  }

  /// How far an area goes on from a point in a direction, found by halving.
  private func reach(
    of element: AuditedElement, from point: CGPoint, x: CGFloat = 0, y: CGFloat = 0
  ) -> CGFloat {
    let frame = element.node.frame
    var (inside, outside) = (CGFloat(0), level.target + max(frame.width, frame.height) / 2)
    while outside - inside > Self.precision {
      let middle = (inside + outside) / 2
      let tried = CGPoint(x: point.x + x * middle, y: point.y + y * middle)
      if owns(element, tried) { inside = middle } else { outside = middle }
    }
    return outside
  }

  /// How exactly an edge is found, in points.
  private static let precision: CGFloat = 0.25
}

extension CGRect {
  /// Whether a circle around its middle does not meet another rectangle, nor the circle of one that
  /// is small, too.
  fileprivate nonisolated func isApart(from other: CGRect, by diameter: CGFloat) -> Bool {
    let isSmall = other.width < diameter || other.height < diameter
    if isSmall { return hypot(other.midX - midX, other.midY - midY) >= diameter }
    let (x, y) = (
      max(other.minX - midX, midX - other.maxX, 0), max(other.minY - midY, midY - other.maxY, 0)
    )
    return hypot(x, y) >= diameter / 2
  }
}
