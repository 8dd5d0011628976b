import Foundation

extension UINavigationController {
  /// The top page's preferred size with the bars added; nil if the page has no preferred size.
  var sizeAroundTop: CGSize? {
    guard let size = topViewController?.preferredContentSize, size != .zero else { return nil }
    guard size.height > 0, isViewLoaded else { return size }
    let (top, bottom) = barHeights
    return CGSize(
      width: size.width,
      height: size.height + (visibility.navigationBarIsHidden ? 0 : top)
        + (visibility.toolbarIsHidden ? 0 : bottom))
  }

  /// Reports the preferred size to the container or the presentation if it has changed.
  func preferredSizeMayHaveChanged() {
    guard preferredContentSize != reportedSize else { return }
    reportedSize = preferredContentSize
    reportPreferredSize()
  }
}
