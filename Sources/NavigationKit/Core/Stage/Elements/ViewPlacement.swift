import Drawing
import Foundation

/// Where a view is drawn on the stage now, and which part of it its surroundings leave visible.
struct ViewPlacement {
  /// The view's frame in the stage's points, including parts that are not visible.
  let frame: CGRect
  /// The part of the frame that no superview clips.
  let visible: CGRect
  /// The view's transform on the stage.
  let transform: CGAffineTransform
  /// Where the view's (0, 0) is on the stage.
  private let origin: CGPoint
  /// The part of the stage in which its subviews are visible.
  private let clip: CGRect

  /// Places a window on a screen.
  init(of window: UIWindow, on screen: CGRect, at now: TimeInterval) {
    self.init(of: window, origin: .zero, outer: .identity, clip: screen, at: now)
  }

  /// Places a view in its superview.
  init(of view: UIView, in superview: ViewPlacement, at now: TimeInterval) {
    self.init(
      of: view, origin: superview.origin, outer: superview.transform, clip: superview.clip, at: now)
  }

  private init(
    of view: UIView, origin: CGPoint, outer: CGAffineTransform, clip: CGRect, at now: TimeInterval
  ) {
    let geometry = view.presentedGeometry(at: now)
    let own = Projection(
      geometry,
      BackdropTransform(view.presentedBackdropInset(at: now), of: geometry.untransformedFrame))
    let offset = own.origin.applying(outer)
    let corner = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    transform = own.transform.concatenating(outer)
    frame =
      CGRect(origin: .zero, size: geometry.untransformedFrame.size).applying(transform)
      .offsetBy(dx: corner.x, dy: corner.y).finite
    visible = frame.intersection(clip)
    self.clip = view.isClipped ? visible : clip
    let content = geometry.boundsOrigin.applying(transform)
    self.origin = CGPoint(x: corner.x - content.x, y: corner.y - content.y)
  }
}

extension UIView {
  /// Whether the view and what is in it are left out of the elements.
  func isLeftOutOfElements(at now: TimeInterval) -> Bool {
    isHidden || presentedAlpha(at: now) < UIView.minimumVisibleAlpha || accessibilityElementsHidden
  }

  /// The subviews in which elements are looked for, back to front: those that hold the elements that
  /// it lists itself, or a modal one alone, else all.
  var subviewsWithElements: [UIView] {
    if let elements = accessibilityElements {
      let listed = elements.compactMap { $0 as? UIView }
      return subviews.filter { subview in listed.contains { $0.isDescendant(of: subview) } }
    }
    return subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }.map { [$0] } ?? subviews
  }

  /// The elements that it lists itself and that are no views.
  var listedElements: [UIAccessibilityElement] {
    accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
  }
}
