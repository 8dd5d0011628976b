import Foundation

extension UINavigationController {
  /// The size with the bars around the page on top; nil where that asks for none.
  var sizeAroundTop: CGSize? {
    guard let size = topViewController?.preferredContentSize, size != .zero else { return nil }
    guard size.height > 0, isViewLoaded else { return size }
    let (top, bottom) = barHeights
    return CGSize(
      width: size.width,
      height: size.height + (visibility.navigationBarIsHidden ? 0 : top)
        + (visibility.toolbarIsHidden ? 0 : bottom))
  }

  /// Whoever holds the controller hears if it would like another size.
  func preferredSizeMayHaveChanged() {
    guard preferredContentSize != heardSize else { return }
    heardSize = preferredContentSize
    reportPreferredSize()
  }
}
