import Foundation

/// Holds the search bar of a search that brings its own, at the top of what it covers.
final class SearchBarHost: UIView {
  private let searchBar: UISearchBar

  init(_ searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: .zero)
    addSubview(searchBar)
  }

  required init?(coder: NSCoder) { nil }

  /// The height that it needs below a status bar.
  func height(below top: CGFloat) -> CGFloat { top + searchBar.fullHeight }

  override func layoutSubviews() {
    // The app may have taken the bar elsewhere.
    guard searchBar.superview === self else { return }
    backgroundColor = searchBar.barTintColor ?? searchBar.barStyle.color(.barBackground)
    let height = searchBar.fullHeight
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
