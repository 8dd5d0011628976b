import Foundation

extension NavigationBarContent {
  /// Shows a large title as far as it is unfolded, and the small one in its place once it is folded
  /// away; the one gives way to the other within 0.15 s where `animated` is true.
  func unfold(_ title: LargeTitle?, animated: Bool) {
    guard title != largeTitle else { return }
    let (wasLarge, wasUnfolded) = (largeTitle != nil, isUnfolded)
    largeTitle = title
    setNeedsLayout()
    guard animated, wasLarge, title != nil, wasUnfolded != isUnfolded else { return showTitles() }
    UIView.animate(withDuration: LargeTitle.fadeDuration, animations: showTitles)
  }

  /// Whether the large title shows in place of the small one.
  var isUnfolded: Bool { largeTitle?.isUnfolded ?? false }

  /// Gives both titles the opacity they have at rest; a view in the title's place always shows.
  private func showTitles() {
    titleLabel.alpha = isUnfolded ? 0 : 1
    largeTitleView.alpha = isUnfolded ? 1 : 0
  }
}
