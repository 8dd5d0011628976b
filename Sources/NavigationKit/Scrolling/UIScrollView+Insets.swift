import Foundation

extension UIScrollView {
  /// The sizes that decide how far the content can be scrolled now.
  var extent: ScrollExtent {
    var extent = ScrollExtent(content: contentSize, view: bounds.size, insets: adjustedContentInset)
    if let largeTitle, adjustsVertically {
      extent.titleHeight = LargeTitle.height
      extent.titleFolded = largeTitle.folded
    }
    return extent
  }

  private var scrollsHorizontally: Bool {
    contentSize.width + contentInset.left + contentInset.right > bounds.width
      || alwaysBounceHorizontal
  }

  private var scrollsVertically: Bool {
    contentSize.height + contentInset.top + contentInset.bottom > bounds.height
      || alwaysBounceVertical
  }

  /// Works out the room around the content anew; at its top the content stays at the top,
  /// elsewhere what is on screen stays where it is.
  func updateInsets() {
    let (old, new) = (adjustedContentInset, contentInset + safeAreaShare)
    guard old != new else { return }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = 0 - new.top }
    if offset.x == -old.left { offset.x = 0 - new.left }
    adjustedContentInset = new
    if case .resting = state { bounds.origin = offset }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Brings the content back into its range when sizes changed.
  func placeContent() {
    updateInsets()
    let extent = extent
    // A title that folds is none: the content moves as it would.
    guard extent.unfolded != placedExtent else { return }
    placedExtent = extent.unfolded
    switch state {
    case .resting: bounds.origin = extent.clamped(contentOffset)
    case .dragging: break
    case .moving(let course, let since, _): redirect(course, since: since)
    }
  }

  /// Whether the content is kept clear of bars at its top.
  var adjustsVertically: Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .always: true
    case .scrollableAxes: scrollsVertically
    case .never: false
    }
  }

  /// What of the safe area the content is kept clear of.
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
