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

  /// How many columns the button or a swipe leads to: what the delegate says, or what suits.
  func sidebarsOfAction(or usual: Int) -> Int {
    delegate.flatMap { SplitDisplay.sidebars($0.targetDisplayModeForAction(in: self)) } ?? usual
  }

  /// Puts the button in the bar of the outermost column in sight, where it is to be in one.
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
