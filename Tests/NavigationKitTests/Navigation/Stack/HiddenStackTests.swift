import Foundation
import Testing

@testable import NavigationKit

/// What is asked of a stack in a tab in the moment in which another tab is selected.
struct HiddenStackTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let stack = UINavigationController(rootViewController: PageController("A"))
  private let tabs = UITabBarController()

  init() {
    tabs.viewControllers = [stack, PageController("B")]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test func `a push that its stack no longer shows ends its coordinator`() {
    var ends = 0
    stack.pushViewController(PageController("C"), animated: true)
    stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    tabs.selectedIndex = 1
    stage.settle()
    #expect(ends == 1 && stack.transitionCoordinator == nil)
  }

  @Test func `a tab bar that code hides on its way back with a page is the container's again`() {
    let page = PageController("bare")
    page.hidesBottomBarWhenPushed = true
    stack.pushViewController(page, animated: false)
    stack.popViewController(animated: true)
    stage.advance(by: 0.1)
    tabs.setTabBarHidden(true, animated: false)
    stage.settle()
    #expect(tabs.tabBar.superview === tabs.view && tabs.tabBar.animations.isEmpty)
    #expect(tabs.tabBar.frame.minY >= 844)
  }
}
