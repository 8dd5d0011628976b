public import Foundation

extension UIView {
  /// The side an intrinsic size does not care about.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The part of the bounds that nothing covers.
  public var safeAreaBounds: CGRect { bounds.inset(by: safeAreaInsets) }

  func frameDidChange(from old: CGRect) {
    let size = bounds.size
    if old.size != size {
      setNeedsLayout()
      let subviews = subviews
      for subview in subviews { subview.autoresize(from: old.size, to: size) }
    }
    updateSafeArea()
  }

  /// Works out the safe area anew and tells the view and those inside if it changed.
  func updateSafeArea() {
    guard window != nil else { return }
    let insets = currentSafeAreaInsets
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for subview in subviews { subview.updateSafeArea() }
  }

  /// What of the superview's safe area reaches into the view, and what its controller adds.
  private var currentSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return lastSafeAreaInsets }
    let outer = superview.safeAreaInsets
    let space = superview.bounds
    let frame = safeAreaClaim.frame(untransformedFrame, in: space)
    let inherited = UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - space.minY)),
      left: max(0, outer.left - (frame.minX - space.minX)),
      bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
      right: max(0, outer.right - (space.maxX - frame.maxX)))
    return inherited + containerInsets + (viewController?.additionalSafeAreaInsets ?? .zero)
  }
}
