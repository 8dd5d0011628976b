import Foundation
import Goldens

@testable import NavigationKit

/// The invariants of the bars of a stack that fills the screen.
extension RandomWalk {
  func checkBars() {
    guard screen.root.presentationsAbove.isEmpty, screen.tabs?.tabBar.isCustomizing != true,
      let stack = onlyStack,
      let top = stack.topViewController as? WalkPage, top.navigationItem.searchController == nil
    else { return }
    let title = largeTitle(of: top, in: stack)
    let bar = BarMetrics.height(in: stage.traits) + (title ?? 0)
    let inset = stage.window.safeAreaInsets.top + (stack.isNavigationBarHidden ? 0 : bar)
    if top.view.safeAreaInsets.top != inset {
      fail("the safe area is \(top.view.safeAreaInsets.top) and should be \(inset)")
    }
    let isBare = stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    if let tabs = screen.tabs { check(tabs, isBare: isBare, around: stack) }
    checkTitles(of: stack, isLarge: title.map { $0 > 10 } ?? false)
    checkTools(of: stack, isBare: screen.tabs != nil && isBare)
  }

  /// The one stack on screen; nil if none or several are, or it does not fill the window.
  private var onlyStack: UINavigationController? {
    let shown = stacks.filter { $0.viewIfLoaded?.window != nil }
    guard shown.count == 1, shown[0].view.bounds == stage.window.bounds else { return nil }
    return shown[0]
  }

  private func checkTitles(of stack: UINavigationController, isLarge: Bool) {
    let titles = stage.elements().filter { $0.role == .title || $0.role == .largeTitle }
    let isRight =
      titles.map(\.label) == [stack.topViewController?.title ?? ""]
      && titles.map(\.role) == [isLarge ? .largeTitle : .title]
    if stack.isNavigationBarHidden ? !titles.isEmpty : !isRight {
      fail("the bar shows \(titles)")
    }
  }

  private func checkTools(of stack: UINavigationController, isBare: Bool) {
    let top = stack.topViewController
    if stack.bottomBar.items != top?.toolbarItems { fail("the toolbar is not the page's") }
    let tools = stage.labels(.toolbarButton)
    let expected = (top?.toolbarItems ?? []).compactMap(\.title)
    if tools != (stack.isToolbarHidden || isBare ? [] : expected) {
      fail("the toolbar shows \(tools)")
    }
  }

  /// Checks that a tab bar stands where it has to, and covers as much of the page.
  private func check(
    _ tabs: UITabBarController, isBare: Bool, around stack: UINavigationController
  ) {
    let showsBar = !isBare && !tabs.isTabBarHidden
    let height = showsBar ? TabBarMetrics.height(in: stage.traits) : 0
    let tools = stack.isToolbarHidden || isBare ? 0 : BarMetrics.height(in: stage.traits)
    let inset = stack.topViewController?.view.safeAreaInsets.bottom ?? 0
    if inset != height + tools { fail("the safe area below is \(inset), not \(height + tools)") }
    if showsBar != (tabs.tabBar.frame.maxY == stage.window.bounds.maxY) {
      fail("the tab bar is elsewhere")
    }
  }

  /// The expected height of a page's large title; nil if its title is small.
  private func largeTitle(
    of page: WalkPage, in stack: UINavigationController
  ) -> CGFloat? {
    let modes = stack.viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    guard stack.navigationBar.prefersLargeTitles,
      modes.last(where: { $0 != .automatic }) != .never,
      stage.traits.verticalSizeClass != .compact
    else { return nil }
    guard let scrollView = page.scrollView else { return 52 }
    let covered =
      stage.window.safeAreaInsets.top
      + (stack.isNavigationBarHidden ? 0 : BarMetrics.height(in: stage.traits) + 52)
    return min(max(52 - (scrollView.contentOffset.y + covered), 0), 52)
  }
}
