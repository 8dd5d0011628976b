import Foundation

@testable import NavigationKit

extension RandomWalk {
  /// Checks the invariants of stack, screen, bars and parents.
  func check() {
    for page in navigation.viewControllers where page.parent !== navigation {
      fail("\(page.title ?? "") is on the stack without being a child")
    }
    if navigation.navigationBar.items != navigation.viewControllers.map(\.navigationItem) {
      fail("the bar's items are not the stack's")
    }
    guard navigation.runner.state == .idle else { return }
    stage.endOpenUpdate()
    if stage.hasOpenUpdate { fail("an update stays open") }
    guard navigation.runner.state == .idle else { return }
    // A page presented over the stack may remove it from the screen; it is updated when it is visible
    // again.
    guard navigation.presentedViewController == nil, stage.isSettled, isSelected
    else { return }
    checkScreen()
    checkAppearance()
    checkBars()
    for page in leaked() { fail("page \(page.number) is still alive") }
  }

  private func checkScreen() {
    guard let top = navigation.topViewController as? WalkPage else { return }
    if !navigation.stack.isDestination { fail("the stack is not shown") }
    if navigation.pages.subviews != [top.view] { fail("the top page is not alone on screen") }
    if navigation.children != navigation.viewControllers { fail("children are not the stack") }
    if navigation.takesNoTouches(in: top.view) { fail("the page takes no touches") }
    if !top.view.animations.isEmpty { fail("the page is still in flight") }
    if top.view.isKeptWhileMoving || top.view.edgeShadow != nil { fail("a shadow is left") }
    if top.view.frame != navigation.pages.bounds { fail("the page is out of place") }
    if !stage.rotations.isEmpty || stage.window.hasRotationOffsets { fail("a rotation is left") }
    if navigation.activeCoordinator != nil { fail("a coordinator is left") }
    if !navigation.leaving.isEmpty || !navigation.arriving.isEmpty { fail("someone waits") }
  }

  private func checkAppearance() {
    guard let top = navigation.topViewController as? WalkPage else { return }
    if top.last != "didAppear" { fail("the top page heard \(top.last) last") }
    let below = navigation.viewControllers.dropLast().compactMap { $0 as? WalkPage }
    for page in below where page.last != "didDisappear" {
      fail("page \(page.number) below heard \(page.last) last")
    }
    for case let page as WalkPage in navigation.viewControllers
    where page.lastMove != "didMove" {
      fail("page \(page.number) on the stack heard \(page.lastMove) last")
    }
    let overlays = stage.window.subviews.filter {
      $0 !== stage.window.rootViewController?.view
    }
    if !overlays.isEmpty, !stage.elements().contains(where: { $0.role == .menuItem }) {
      fail("something is left over the stack: \(overlays)")
    }
  }

  private func checkBars() {
    guard let top = navigation.topViewController else { return }
    let title = largeTitle(of: top)
    let bar = BarMetrics.height(in: stage.traits) + (title ?? 0)
    let inset =
      stage.window.safeAreaInsets.top + (navigation.isNavigationBarHidden ? 0 : bar)
    if top.view.safeAreaInsets.top != inset {
      fail("the safe area is \(top.view.safeAreaInsets.top) and should be \(inset)")
    }
    let isBare = navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    if let tabBar { check(tabBar, showsBar: !isBare, under: top) }
    if navigation.bottomBar.items != top.toolbarItems { fail("the toolbar is not the page's") }
    guard stage.isSettled else { return }
    let titles = stage.elements().filter { $0.role == .title || $0.role == .largeTitle }
    let isLarge = title.map { $0 > 10 } ?? false
    let isRight =
      titles.map(\.label) == [top.title ?? ""]
      && titles.map(\.role) == [isLarge ? .largeTitle : .title]
    if navigation.isNavigationBarHidden ? !titles.isEmpty : !isRight {
      fail("the bar shows \(titles)")
    }
    let tools = stage.elements().filter { $0.role == .toolbarButton }.map(\.label)
    let expected = (top.toolbarItems ?? []).compactMap(\.title)
    if tools != (navigation.isToolbarHidden || isBare ? [] : expected) {
      fail("the toolbar shows \(tools)")
    }
  }
}

extension RandomWalk {
  /// Looks whether a bar of tabs stands where it has to, and covers as much of the page.
  private func check(_ tabs: UITabBarController, showsBar: Bool, under page: UIViewController) {
    let bounds = stage.window.bounds
    let height = showsBar ? TabBarMetrics.height(in: stage.traits) : 0
    let toolbar = BarMetrics.height(in: stage.traits)
    let tools = navigation.isToolbarHidden || !showsBar ? 0 : toolbar
    if page.view.safeAreaInsets.bottom != height + tools {
      fail("the safe area below is \(page.view.safeAreaInsets.bottom)")
    }
    if tabs.tabBar.superview !== tabs.view { fail("the tab bar is lent to a page") }
    if showsBar != (tabs.tabBar.frame.maxY == bounds.maxY) { fail("the tab bar is elsewhere") }
    if !tabs.tabBar.animations.isEmpty { fail("the tab bar is still in flight") }
    if tabs.selectedViewController !== tabs.destination {
      fail("the tab shown is not the selected one")
    }
  }

  /// The expected height of a page's large title; nil if its title is small.
  private func largeTitle(of page: UIViewController) -> CGFloat? {
    let modes = navigation.viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    guard navigation.navigationBar.prefersLargeTitles,
      modes.last(where: { $0 != .automatic }) != .never,
      stage.traits.verticalSizeClass != .compact
    else { return nil }
    guard let scrollView = (page as? WalkPage)?.scrollView else { return 52 }
    let covered =
      stage.window.safeAreaInsets.top
      + (navigation.isNavigationBarHidden ? 0 : BarMetrics.height(in: stage.traits) + 52)
    return min(max(52 - (scrollView.contentOffset.y + covered), 0), 52)
  }
}

extension UIView {
  /// Whether it or a subview still has an offset from a rotation.
  fileprivate var hasRotationOffsets: Bool {
    !rotationOffsets.isEmpty || subviews.contains(where: \.hasRotationOffsets)
  }
}
