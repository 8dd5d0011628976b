import Foundation

extension UITabBarController {
  /// The user tapped a tab: selects it, or, if it is selected already, returns it to its first
  /// page.
  func tabWasTapped(_ item: UITabBarItem) {
    guard let controller = screens.first(where: { $0.tabBarItem === item }) else { return }
    guard allowsSelection(of: controller) else { return }
    let former = selectedTab
    tabBar(bar, didSelect: item)
    if controller === selected { controller.goToStart() } else { select(controller) }
    delegate?.tabBarController(self, didSelect: controller)
    if let tab = tab(of: controller) {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
  }

  /// Selects a tab for code; a controller without a tab stops the program.
  ///
  /// Whether there is a More tab depends on the bar's width, so without one it is not selected.
  func selectProgrammatically(_ controller: UIViewController?) {
    guard let controller, controller !== more || !overflow.isEmpty else { return }
    precondition(
      screens.contains { $0 === controller } || overflow.contains { $0 === controller },
      "Only a view controller in the tab bar controller's list of view controllers can be selected, "
        + "not \(controller): set viewControllers first.")
    select(controller)
  }

  /// Selects a tab and shows it.
  func select(_ controller: UIViewController?) {
    selected = screen(of: controller)
    if let controller, selected === more, controller !== more {
      pushOnMore(controller, animated: false)
    }
    bar.select(selected?.tabBarItem)
    follow()
  }

  // MARK: Tabs

  func replaceTabs(_ wanted: [UIViewController], animated: Bool) {
    precondition(
      Set(wanted.map(ObjectIdentifier.init)).count == wanted.count,
      "All view controllers in a tab bar controller must be distinct: \(wanted).")
    endCustomizing()
    let (old, place) = (tabPages, selectedIndex)
    tabPages = wanted
    movable = wanted
    // A tab on More's stack is removed when it is popped there.
    for controller in old
    where !wanted.contains(where: { $0 === controller }) && controller.parent === self {
      leaving.append(controller)
      controller.notifyWillMove(toParent: nil)
    }
    showTabs(selecting: place, animated: animated)
  }

  /// Shows the tabs that there are now; if the selected one is gone, the one at its index is
  /// selected, or else the first.
  private func showTabs(selecting place: Int, animated: Bool) {
    arrangeTabs(animated: animated)
    if selected == nil {
      selected = screen(of: tabPages.indices.contains(place) ? tabPages[place] : tabPages.first)
    }
    select(selectedViewController)
    removeLeavingTabs()
  }

  /// Removes a tab that leaves on its own or moves to another container.
  func removeTab(_ controller: UIViewController) {
    addedChildren.removeAll { $0 === controller }
    let running = runner.state.transition
    if running?.from === controller || running?.to === controller { runner.finish() }
    leaving.removeAll { $0 === controller }
    guard tabPages.contains(where: { $0 === controller }) else { return }
    endCustomizing()
    let place = selectedIndex
    tabPages.removeAll { $0 === controller }
    movable.removeAll { $0 === controller }
    updateAssignedTabs()
    showTabs(selecting: place, animated: false)
  }

  /// Shows the items that the tabs' controllers have now.
  func showItems(animated: Bool = false) {
    bar.replaceItems(screens.map(\.tabBarItem), animated: animated)
    bar.select(selected?.tabBarItem)
  }

  /// Removes from their parent the controllers that lost their tab, once they are off screen.
  func removeLeavingTabs() {
    let running = runner.state.transition
    let visible = [destination, running?.from, running?.to]
    for controller in leaving where !visible.contains(where: { $0 === controller }) {
      leaving.removeAll { $0 === controller }
      guard controller.parent === self else { continue }
      addedChildren.removeAll { $0 === controller }
      controller.parent = nil
      controller.notifyDidMove(toParent: nil)
    }
  }
}

extension UIViewController {
  /// Goes back to the first page; if that is shown already, scrolls it to its top.
  func goToStart() {
    if !containerRole.goToStart() { scrollView(at: .top)?.scrollToTop() }
  }
}
