import Foundation

extension UIView {
  /// What the view and all in it may be seen on, in its superview's coordinates: at least that.
  ///
  /// It is kept until something it depends on changes; what moves may be seen anywhere.
  var reach: CGRect {
    if let knownReach { return knownReach }
    let reach = workedOutReach
    knownReach = reach
    return reach
  }

  private var workedOutReach: CGRect {
    guard !isHidden else { return .null }
    guard transform.isIdentity, recess == .zero, edgeShadow == nil, animations.isEmpty,
      rotationOffsets.isEmpty
    else { return .infinite }
    guard !clipsToBounds else { return frame }
    let inside = subviews.reduce(CGRect.null) { $0.union($1.reach) }
    guard !inside.isNull, !inside.isInfinite else { return inside.isNull ? frame : .infinite }
    return frame.union(
      inside.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY))
  }

  /// The view is seen elsewhere, or on more or less: those around it hear of it.
  func reachDidChange() {
    guard knownReach != nil else { return }
    knownReach = nil
    group?.reachDidChange(of: self)
    superview?.reachDidChange()
  }

  /// The view is shown or hidden: what waits in it is found, or passed by.
  func hiddenDidChange() {
    reachDidChange()
    if !isHidden { spreadMarks() }
  }

  /// The subviews of which something may be seen in a rectangle, back to front.
  func subviews(near rect: CGRect) -> [UIView] {
    subviewGroups?.views(near: rect) ?? subviews
  }

  /// The subviews that may take a touch at a point, back to front.
  func subviews(touchedAt point: CGPoint) -> [UIView] {
    subviewGroups?.views(touchedAt: point) ?? subviews
  }

  /// The groups of the subviews, where these are so many that it is worthwhile.
  private var subviewGroups: SubviewGroups? {
    guard subviews.count >= SubviewGroups.worthwhile else { return nil }
    if let knownGroups { return knownGroups }
    let groups = SubviewGroups(subviews)
    knownGroups = groups
    return groups
  }
}
