import Foundation

extension UIScrollView {
  /// The sizes that decide how far the content can be scrolled now.
  var extent: ScrollExtent {
    var extent = ScrollExtent(content: contentSize, view: bounds.size, insets: adjustedContentInset)
    if adjustsVertically {
      extent.barParts = barExtension.parts
      extent.folded = barExtension.folded
    }
    extent.refreshing = refreshControl?.inset ?? 0
    return extent
  }

  /// The layout margins at the sides, the safe area included, which take room from what is shown.
  var sideMargins: [CGFloat] { [layoutMargins.left, layoutMargins.right] }

  private var scrollsHorizontally: Bool {
    contentSize.width + contentInset.left + contentInset.right > bounds.width
      || alwaysBounceHorizontal
  }

  private var scrollsVertically: Bool {
    contentSize.height + contentInset.top + contentInset.bottom > bounds.height
      || alwaysBounceVertical
  }

  /// Computes the insets around the content again, and moves the content along with its top.
  func updateInsets() {
    let (oldInset, oldTop) = (adjustedContentInset, contentTop)
    let refreshing = UIEdgeInsets(top: refreshControl?.inset ?? 0)
    var covered = safeAreaShare
    covered.bottom = max(covered.bottom, keyboardOverlap)
    adjustedContentInset = contentInset + covered + refreshing
    contentTop = oldTop.moved(to: ContentTop(offset: extent.top, parts: extent.barParts))
    if contentTop != oldTop || adjustedContentInset != oldInset {
      keepPlace(from: oldTop, leftInset: oldInset.left)
    }
    guard adjustedContentInset != oldInset else { return }
    setNeedsLayout()
    updateSafeAreas(near: bounds)
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves content at rest along with its top, while a running motion goes on; a title follows
  /// both.
  private func keepPlace(from oldTop: ContentTop, leftInset: CGFloat) {
    if case .resting = state, zoom.hold == nil {
      bounds.origin = CGPoint(
        x: contentOffset.x == -leftInset ? 0 - adjustedContentInset.left : contentOffset.x,
        y: contentTop.place(for: contentOffset.y, leaving: oldTop))
    }
    notifyContainers()
  }

  /// Brings the content back into its range if sizes changed.
  func placeContent() {
    updateInsets()
    showRefreshControl()
    restoreOffset()
    let extent = extent
    // A collapsing title is no change of size: the content scrolls as without it.
    guard extent.unfolded != placedExtent else { return }
    let oldTop = placedExtent?.vertical.lowerBound
    placedExtent = extent.unfolded
    switch state {
    case .resting:
      // Two fingers hold the content where they are.
      if zoom.hold == nil { rest(at: extent.clamped(contentOffset)) }
    case .dragging(let start):
      keepPull(from: oldTop ?? extent.vertical.lowerBound, requested: start)
    case .moving(let trajectory, let since, _): redirect(trajectory, since: since)
    }
  }

  /// Scrolls to where the content was when its state was saved, as far as it still reaches.
  private func restoreOffset() {
    guard window != nil, let offset = restoredOffset else { return }
    restoredOffset = nil
    // A table measures rows to find the offset, which makes its content larger.
    let place = offset()
    rest(at: extent.clamped(place))
  }

  private func rest(at offset: CGPoint) {
    guard offset != contentOffset else { return }
    bounds.origin = offset
    // A large title depends on the offset.
    notifyContainers()
  }

  /// Content that a finger has pulled down keeps its distance from the top when that moves.
  private func keepPull(from oldTop: CGFloat, requested start: CGPoint) {
    let distance = extent.vertical.lowerBound - oldTop
    guard contentOffset.y < oldTop, distance != 0 else { return }
    state = .dragging(from: CGPoint(x: start.x, y: start.y + distance))
    bounds.origin.y += distance
  }

  /// Whether the content is inset by the safe area at the top and the bottom.
  var adjustsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic: isInsetByOwner || scrollsVertically
    case .always: true
    case .scrollableAxes: scrollsVertically
    case .never: false
    }
  }

  /// Whether the controller whose view it is, or is directly in, has it inset in any case.
  private var isInsetByOwner: Bool {
    (viewController ?? superview?.viewController)?.barItems.insetsScrollViews ?? true
  }

  /// Content is not moved out of the way of what it is inset by already, wherever it is scrolled to.
  var safeAreaOfContent: UIEdgeInsets { safeAreaInsets - safeAreaShare }

  /// Content that is not kept clear of what covers the edges moves under it, or comes out.
  func updateSafeAreasInside(from old: CGRect) {
    guard safeAreaOfContent != .zero else { return }
    updateSafeAreas(near: old)
    updateSafeAreas(near: bounds)
  }

  /// The part of the safe area that the content is inset by.
  private var safeAreaShare: UIEdgeInsets {
    let covered = safeAreaInsets
    let vertical = adjustsVertically
    let horizontal =
      switch contentInsetAdjustmentBehavior {
      case .automatic, .scrollableAxes: scrollsHorizontally
      case .never: false
      case .always: true
      }
    return UIEdgeInsets(
      top: vertical ? covered.top : 0, left: horizontal ? covered.left : 0,
      bottom: vertical ? covered.bottom : 0, right: horizontal ? covered.right : 0)
  }
}

extension UIViewController {
  /// Sets whether bars inset its scroll views in any case.
  func setInsetsScrollViews(_ insets: Bool) {
    barItems.insetsScrollViews = insets
    guard let view = viewIfLoaded else { return }
    for case let scrollView as UIScrollView in [view] + view.subviews { scrollView.updateInsets() }
  }
}
