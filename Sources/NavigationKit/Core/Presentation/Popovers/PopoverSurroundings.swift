import Foundation

/// The view around a popover: a tap on it dismisses the popover, except over the passthrough views.
final class PopoverSurroundings: UIView {
  /// The views behind it that still get their touches.
  var passthroughViews: [UIView] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !passthroughViews.contains { view in
      view.window === window && view.bounds.contains(view.convert(point, from: self))
    }
  }
}
