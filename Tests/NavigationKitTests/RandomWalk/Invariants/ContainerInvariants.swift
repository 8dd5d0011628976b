@testable import NavigationKit

/// The invariants of tabs, columns and pages that are turned.
extension RandomWalk {
  func checkContainers() {
    for controller in everybody where controller.viewIfLoaded?.window != nil {
      switch controller {
      case let tabs as UITabBarController: check(tabs)
      case let split as UISplitViewController: check(split)
      case let book as UIPageViewController: check(book)
      default: break
      }
    }
  }

  private func check(_ tabs: UITabBarController) {
    if tabs.selected !== tabs.destination { fail("the tab shown is not the selected one") }
    if !tabs.leaving.isEmpty { fail("a tab that went is still waiting") }
    if tabs.tabBar.superview !== tabs.view { fail("the tab bar is lent to a page") }
    if !tabs.tabBar.animations.isEmpty { fail("the tab bar is still in flight") }
  }

  private func check(_ split: UISplitViewController) {
    let isCompact = split.traitCollection.horizontalSizeClass == .compact
    if split.isCollapsed != isCompact { fail("the columns are not folded as the width says") }
    if !isCompact, split.destination != split.wanted { fail("other columns are shown than wanted") }
    let visible = split.appearanceChildren
    for child in split.children {
      // A controller that covers a column's context is there instead of it.
      let isThere = child.viewsInContext.contains { $0.window != nil }
      if isThere != visible.contains(child) { fail("\(name(of: child)) is visible: \(isThere)") }
    }
  }

  private func check(_ book: UIPageViewController) {
    if book.page !== book.shown { fail("another page is shown than the one turned to") }
    if book.pages.subviews != (book.shown?.viewsInContext ?? []) {
      fail("the page turned to is not alone on screen")
    }
  }
}
