import Foundation

extension UIView {
  /// The area that the view and its subviews may be visible in, in the superview's coordinates.
  ///
  /// It may be too large, and is infinite during animations. It is kept until something it depends
  /// on changes.
  var reach: CGRect {
    if let cachedReach { return cachedReach }
    let reach = workedOutReach
    cachedReach = reach
    return reach
  }

  private var workedOutReach: CGRect {
    guard
      !isHidden || layerIfUsed?.isShownAsPicture == true || layerIfUsed?.isAnimated == true
    else { return .null }
    guard transform.isIdentity, backdropInset == .zero, edgeShadow == nil, animations.isEmpty,
      rotationOffsets.isEmpty, layerIfUsed?.mayReachBeyondBounds != true
    else { return .infinite }
    guard !isClipped else { return frame }
    let inside = subviews.reduce(CGRect.null) { $0.union($1.reach) }
    guard !inside.isNull, !inside.isInfinite else { return inside.isNull ? frame : .infinite }
    return frame.union(
      inside.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY))
  }

  /// The area changed: it has to be computed again, and that of the superviews.
  func reachDidChange() {
    guard cachedReach != nil else { return }
    cachedReach = nil
    group?.reachDidChange(of: self)
    superview?.reachDidChange()
  }

  /// The view was shown or hidden: passes visit it, or skip it.
  func hiddenDidChange() {
    reachDidChange()
    if !isHidden { spreadMarks() }
    if autoLayout?.keepsFrame == false { superview?.subviewVisibilityDidChange() }
  }

  func backdropInsetDidChange(from old: CGPoint) {
    reachDidChange()
    propertyDidChange(.backdropInset, from: .point(old), to: .point(backdropInset))
  }

  /// The subviews that may be visible in a rectangle, back to front.
  func subviews(near rect: CGRect) -> [UIView] {
    shownInPlace?.views(near: rect) ?? subviews
  }

  /// The subviews that may take a touch at a point, back to front.
  func subviews(touchedAt point: CGPoint) -> [UIView] {
    shownInPlace?.views(touchedAt: point) ?? subviews
  }

  /// The groups of the subviews, unless these are seen elsewhere than their frames say.
  private var shownInPlace: SubviewGroups? {
    layerIfUsed?.showsInsideInSpace == true ? nil : subviewGroups
  }

  /// The groups of the subviews; nil if there are too few to be worth it.
  private var subviewGroups: SubviewGroups? {
    guard subviews.count >= SubviewGroups.worthwhile else { return nil }
    if let cachedGroups { return cachedGroups }
    let groups = SubviewGroups(subviews)
    cachedGroups = groups
    return groups
  }
}
