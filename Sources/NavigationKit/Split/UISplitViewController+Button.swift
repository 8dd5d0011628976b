import Foundation

extension UISplitViewController {
  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.buttonWasPressed() })
    item.accessibilityLabel = "Sidebar"
    return item
  }

  /// The button in the third column that hides the other columns.
  func makeSecondaryOnlyButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak self] _ in self?.choose(0) })
    item.accessibilityLabel = "Full Screen"
    return item
  }

  private func buttonWasPressed() {
    guard !isCollapsed else { return }
    choose(sidebarsOfAction(or: wanted.sidebarsOfButton))
  }

  /// How many columns besides the secondary one the button or a swipe shows: as the delegate says,
  /// else `usual`.
  func sidebarsOfAction(or usual: Int) -> Int {
    delegate.flatMap { SplitDisplay.sidebars($0.targetDisplayModeForAction(in: self)) } ?? usual
  }

  /// Puts the button in the bar of the outermost visible column, if it is to be shown, and the one
  /// that hides the other columns in that of the secondary one.
  func placeButton() {
    guard style != .unspecified, isViewLoaded else { return }
    let outermost = isCollapsed ? nil : order.first(where: wanted.shows)
    for column in order {
      let stack = columns.holders[column]?.containerRole.pageStack
      stack?.outerItem = column == outermost ? outermostItem : isCollapsed ? nil : innerItem(column)
    }
  }

  private var outermostItem: UIBarButtonItem? { hasButton ? displayModeButtonItem : nil }

  private func innerItem(_ column: Column) -> UIBarButtonItem? {
    column == .secondary && style == .tripleColumn && showsSecondaryOnlyButton
      ? secondaryOnlyButtonItem : nil
  }

  private var hasButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
