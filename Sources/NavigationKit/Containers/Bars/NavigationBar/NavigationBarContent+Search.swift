import Foundation

extension NavigationBarContent {
  /// Whether the row is in its place, and not replaced by the search bar.
  var hasRow: Bool { !barExtension.parts.replacesRow }

  /// The height of all under the row.
  var extensionHeight: CGFloat {
    (largeTitle?.height ?? 0) + barExtension.search + barExtension.stretch
  }

  /// The layout that transitions between pages begin or end with: a row that is away does not take
  /// part.
  var moving: NavigationBarLayout? { hasRow ? rest : rest?.withoutRow }

  /// Places the search bar; the row that it replaces is above the bar, and transparent.
  func placeSearchBar(_ layout: NavigationBarLayout) {
    guard let searchBar else { return }
    let row = [back, title, promptLabel, largeTitleView] as [UIView?] + (left + right).map(\.view)
    for view in row where view?.superview === self { view?.stateAlpha = hasRow ? 1 : 0 }
    guard searchBar.superview === self else { return }
    searchBar.frame = layout.search ?? .zero
    searchBar.stateAlpha = layout.search == nil ? 0 : 1
    searchBar.layoutIfNeeded()
  }
}
