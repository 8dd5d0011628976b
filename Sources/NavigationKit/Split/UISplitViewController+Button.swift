import Foundation

extension UISplitViewController {
  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.buttonWasPressed() })
    item.accessibilityLabel = "Sidebar"
    return item
  }

  private func buttonWasPressed() {
    guard !isCollapsed else { return }
    choose(sidebarsOfAction(or: wanted.sidebarsOfButton))
  }

  /// How many columns besides the secondary one the button or a swipe shows: as the delegate says, else
  /// `usual`.
  func sidebarsOfAction(or usual: Int) -> Int {
    delegate.flatMap { SplitDisplay.sidebars($0.targetDisplayModeForAction(in: self)) } ?? usual
  }

  /// Puts the button in the bar of the outermost visible column, if it is to be shown.
  func placeButton() {
    guard style != .unspecified, isViewLoaded else { return }
    let outermost = isCollapsed ? nil : order.first(where: wanted.shows)
    for column in order {
      let stack = columns.holders[column]?.containerRole.pageStack
      stack?.outerItem = column == outermost && hasButton ? displayModeButtonItem : nil
    }
  }

  private var hasButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
