import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Pushes and pops of a stack in a tab as another tab is selected.
struct HiddenStackTests {
  private let stage = Stage(size: .phone)
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

  @Test func `a page that is popped as its stack leaves the screen has left the stack`() {
    let page = PageController("C")
    stack.pushViewController(page, animated: false)
    stage.settle()
    stack.popViewController(animated: true)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(page.parent == nil && page.view.window == nil)
    #expect(stack.transitionCoordinator == nil)
    tabs.selectedIndex = 0
    stage.settle()
    #expect(stage.labels(.title) == ["A"])
  }

  @Test(arguments: [false, true])
  func `a page that leaves a stack off screen is let go of at once`(animated: Bool) {
    weak var gone: UIViewController?
    do {
      let page = PageController("C")
      stack.pushViewController(page, animated: false)
      gone = page
    }
    tabs.selectedIndex = 1
    stage.settle()
    stack.popViewController(animated: animated)
    stage.settle()
    #expect(gone == nil && stack.children == stack.viewControllers)
    tabs.selectedIndex = 0
    #expect(stack.topViewController?.view.window != nil)
    #expect(stage.labels(.title) == ["A"])
  }

  @Test func `a page pushed off screen is shown, and what it covers is not`() {
    tabs.selectedIndex = 1
    let (old, new) = (stack.topViewController, PageController("C"))
    stack.pushViewController(new, animated: false)
    #expect(!new.isViewLoaded)
    tabs.selectedIndex = 0
    #expect(new.view.window != nil && old?.view.window == nil)
    stack.popViewController(animated: false)
    #expect(new.view.window == nil && old?.view.window != nil)
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
