import Foundation

extension NavigationBarContent {
  /// Sets how far the large title is expanded, and shows the small one when it is collapsed; the
  /// titles cross-fade in 0.15 seconds if `animated`.
  func unfold(_ title: LargeTitle?, animated: Bool) {
    guard hasRow, !rowWasAway else { return unfoldAway(title) }
    guard title != largeTitle else { return }
    let (wasLarge, wasUnfolded) = (largeTitle != nil, isExpanded)
    largeTitle = title
    setNeedsLayout()
    guard animated, wasLarge, title != nil, wasUnfolded != isExpanded else { return showTitles() }
    UIView.animate(withDuration: LargeTitle.fadeDuration, animations: showTitles)
  }

  /// Sets the titles of a row that is away, or that now comes back as a whole.
  private func unfoldAway(_ title: LargeTitle?) {
    rowWasAway = !hasRow
    largeTitle = title
    setNeedsLayout()
    if hasRow { UIView.performWithoutAnimation(showTitles) }
  }

  /// Whether the large title is shown instead of the small one.
  var isExpanded: Bool { largeTitle?.isExpanded ?? false }

  /// Gives both titles their opacity at rest; a custom title view is always opaque.
  private func showTitles() {
    titleLabel.alpha = isExpanded ? 0 : 1
    largeTitleView.alpha = isExpanded ? 1 : 0
  }
}
