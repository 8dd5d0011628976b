import Foundation

extension UITabBarController {
  /// Takes tabs, and shows those that are not hidden.
  func replaceAssignedTabs(_ tabs: [UITab], animated: Bool) {
    precondition(
      Set(tabs.map(\.identifier)).count == tabs.count,
      "All tabs in a tab bar controller must have identifiers of their own: "
        + "\(tabs.map(\.identifier)).")
    clearAssignedTabs()
    assignedTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    showAssignedTabs(animated: animated)
  }

  func showAssignedTabs(animated: Bool) {
    replaceTabs(
      assignedTabs.filter { !$0.isHidden }.map { $0.makeViewController() }, animated: animated)
  }

  /// Lets go of the tabs, as controllers come in their place.
  func clearAssignedTabs() {
    for tab in assignedTabs { letGo(tab) }
    assignedTabs = []
  }

  private func letGo(_ tab: UITab) {
    // Another controller may have taken it meanwhile.
    if tab.tabBarController === self { tab.tabBarController = nil }
  }

  /// The tabs follow their pages, of which some are gone or at other places; hidden ones stay.
  func updateAssignedTabs() {
    let shown = tabPages.compactMap(tab(of:))
    for tab in assignedTabs where !tab.isHidden && !shown.contains(tab) { letGo(tab) }
    var next = shown.makeIterator()
    assignedTabs = assignedTabs.compactMap { $0.isHidden ? $0 : next.next() }
  }

  /// Selects a tab for code; one that is not shown stops the program.
  func selectProgrammatically(_ tab: UITab) {
    guard assignedTabs.contains(tab), !tab.isHidden else {
      preconditionFailure(
        "The tab “\(tab.identifier)” is not shown: add it to tabs, and do not hide it.")
    }
    selectProgrammatically(tab.viewController)
  }

  /// The tab of a controller; nil for one that was not made by a tab.
  func tab(of controller: UIViewController?) -> UITab? {
    assignedTabs.first { $0.viewController === controller && controller != nil }
  }

  /// Whether the user may select the tab of a controller.
  func allowsSelection(of controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    if let tab = tab(of: controller) {
      return delegate.tabBarController(self, shouldSelectTab: tab)
        && delegate.tabBarController(self, shouldSelect: controller)
    }
    return delegate.tabBarController(self, shouldSelect: controller)
  }
}

extension UIViewController {
  /// The tab that made the controller, or one around it; nil for none.
  public var tab: UITab? {
    guard let tabBarController else { return nil }
    return sequence(first: self as UIViewController, next: \.parent).lazy
      .compactMap(tabBarController.tab(of:)).first
  }
}
