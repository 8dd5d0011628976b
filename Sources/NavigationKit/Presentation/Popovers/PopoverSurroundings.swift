import Foundation

/// Lies around a popover: a tap on it closes the popover, but for views that stay usable.
final class PopoverSurroundings: UIView {
  /// The views behind it that take their touches as if it were not there.
  var passthroughViews: [UIView] = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !passthroughViews.contains { view in
      view.window === window && view.bounds.contains(view.convert(point, from: self))
    }
  }
}
