import Foundation

extension NavigationBarContent {
  /// Sets how far the large title is expanded, and shows the small one when it is collapsed; the
  /// titles cross-fade in 0.15 seconds if `animated`.
  func unfold(_ title: LargeTitle?, animated: Bool) {
    guard title != largeTitle else { return }
    let (wasLarge, wasUnfolded) = (largeTitle != nil, isUnfolded)
    largeTitle = title
    setNeedsLayout()
    guard animated, wasLarge, title != nil, wasUnfolded != isUnfolded else { return showTitles() }
    UIView.animate(withDuration: LargeTitle.fadeDuration, animations: showTitles)
  }

  /// Whether the large title is shown instead of the small one.
  var isUnfolded: Bool { largeTitle?.isUnfolded ?? false }

  /// Gives both titles their opacity at rest; a custom title view is always opaque.
  private func showTitles() {
    titleLabel.alpha = isUnfolded ? 0 : 1
    largeTitleView.alpha = isUnfolded ? 1 : 0
  }
}
