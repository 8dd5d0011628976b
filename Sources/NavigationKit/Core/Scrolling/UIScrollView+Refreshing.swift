import Foundation

extension UIScrollView {
  /// Where the room for the refresh control begins, in the content's coordinates: under the bars,
  /// but above a title that goes down with the content.
  var refreshTop: CGFloat {
    contentOffset.y + adjustedContentInset.top - (refreshControl?.inset ?? 0)
      - (adjustsVertically ? barExtension.belowRefresh : 0)
  }

  /// Adds the control behind the content, and removes the former one.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    refreshControl.map { insertSubview($0, at: 0) }
    notifyContainers()
    refreshInsetDidChange()
    showRefreshControl()
  }

  /// Places the refresh control in the room above the content.
  func showRefreshControl() {
    refreshControl?.contentIsPulled(
      by: extent.top - contentOffset.y, in: self, byFinger: isDragging)
  }

  /// The refresh control takes another height above the content: what is in range stays where it
  /// is, and the rest moves there, if no finger holds it.
  func refreshInsetDidChange() {
    updateInsets()
    placedExtent = extent.unfolded
    switch state {
    case .resting: if extent.clamped(contentOffset) != contentOffset { comeToRest() }
    case .dragging: holdContent()
    case .moving(let trajectory, let since, _): redirect(trajectory, since: since)
    }
  }
}
