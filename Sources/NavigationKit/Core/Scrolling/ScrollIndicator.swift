import Foundation

/// A scroll indicator: a bar that is seen while the content moves, and that a finger can drag then.
final class ScrollIndicator: UIView {
  /// The direction in which it moves, as the content does.
  let axis: NSLayoutConstraint.Axis
  /// Recognises a finger on it, at once: what is below it gets no touch.
  let press = UILongPressGestureRecognizer()
  /// Whether a finger holds it, which makes it thicker.
  var isHeld = false

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
    layer.cornerRadius = ScrollIndicator.thickness / 2
    alpha = 0
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows it in its part of a track, at the track's outer edge.
  func show(in part: ClosedRange<CGFloat>, of track: CGRect) {
    let thickness = isHeld ? ScrollIndicator.heldThickness : ScrollIndicator.thickness
    let length = part.upperBound - part.lowerBound
    layer.cornerRadius = thickness / 2
    frame =
      axis == .vertical
      ? CGRect(
        x: track.maxX - thickness, y: track.minY + part.lowerBound, width: thickness,
        height: length)
      : CGRect(
        x: track.minX + part.lowerBound, y: track.maxY - thickness, width: length,
        height: thickness)
  }

  // MARK: Fingers

  /// Also while it fades out, and beside the thin bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isVisible =
      !isHidden && presentedAlpha(at: window?.stage?.now ?? 0) >= UIView.minimumVisibleAlpha
    return isVisible && self.point(inside: point, with: event) ? self : nil
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let slack = ScrollIndicator.slack
    return bounds.insetBy(
      dx: axis == .vertical ? -slack : 0, dy: axis == .horizontal ? -slack : 0
    ).contains(point)
  }

  /// Nothing else follows a finger that holds it.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === press
  }

  /// How thick it is, in points; measured on screenshots, and held by a finger, tuned by eye.
  private static let thickness: CGFloat = 3
  private static let heldThickness: CGFloat = 8
  /// How far beside it a finger still holds it, in points: less than to what rows have at their ends.
  private static let slack: CGFloat = 10
}
