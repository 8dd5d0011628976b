public import Foundation

extension UIView {
  /// The intrinsic size of a side that has none.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The bounds without the safe area insets.
  public var safeAreaBounds: CGRect { bounds.inset(by: safeAreaInsets) }

  func frameDidChange(from old: CGRect) {
    let size = bounds.size
    if old.size != size {
      safeArea.hasNewSize = true
      setNeedsLayout()
      if contentMode == .redraw || old.isEmpty { setNeedsDisplay() }
      let subviews = subviews
      if autoresizesSubviews {
        for subview in subviews { subview.autoresize(from: old.size, to: size) }
      }
    }
    frameDidChangeForLayout()
    updateSafeArea()
  }

  /// Computes the safe area again, and tells the view and its subviews if it changed.
  func updateSafeArea() {
    guard window != nil else { return }
    let insets = currentSafeAreaInsets
    guard insets != safeArea.insets else { return }
    safeArea.insets = insets
    setNeedsLayout()
    frameDidChangeForLayout()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Updates the safe areas of the subviews that may be seen in a rectangle.
  func updateSafeAreas(near rect: CGRect) {
    for subview in subviews(near: rect) { subview.updateSafeArea() }
  }

  /// Updates the safe areas of the subviews after a layout in a new size.
  func updateSafeAreaInside() {
    guard safeArea.hasNewSize else { return }
    safeArea.hasNewSize = false
    for subview in subviews { subview.updateSafeArea() }
  }

  /// The part of the superview's safe area that reaches into the view, with the container's and the
  /// controller's insets.
  private var currentSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return safeArea.insets }
    let outer = superview.safeAreaInsets(for: self)
    let space = superview.bounds
    let frame = safeArea.frame(untransformedFrame, in: space)
    // Where nothing covers the superview's edge, a view that hangs over it is not covered either.
    let share = { (outer: CGFloat, distance: CGFloat) in outer > 0 ? max(0, outer - distance) : 0 }
    let inherited = UIEdgeInsets(
      top: share(outer.top, frame.minY - space.minY),
      left: share(outer.left, frame.minX - space.minX),
      bottom: share(outer.bottom, space.maxY - frame.maxY),
      right: share(outer.right, space.maxX - frame.maxX))
    return inherited + containerInsets + (viewController?.additionalSafeAreaInsets ?? .zero)
  }
}

nonisolated extension CGSize {
  /// The size of what has no content of its own.
  static let noIntrinsic = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
}
