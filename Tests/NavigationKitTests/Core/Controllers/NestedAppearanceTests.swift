import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Children appear and disappear with their parent, also where the parent's own callback changes
/// its mind.
struct NestedAppearanceTests {
  @Test func `a page whose stack is hidden as it is about to disappear takes its child along`() {
    let stage = Stage(size: .phone)
    let page = WalkPage(1)
    let log = CallLog()
    let child = PageController("child", log: log)
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, PageController("B")]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = log.take()
    page.surprise = ("willDisappear", { [weak tabs] in tabs?.selectedIndex = 1 })
    stack.pushViewController(PageController("C"), animated: false)
    stage.settle()
    #expect(log.take() == ["child.willDisappear", "child.didDisappear"])
    #expect(child.appearance == .disappeared)
  }

  @Test func `a page that gives way as it is about to appear does not let its child appear`() {
    let stage = Stage(size: .phone)
    let stack = UINavigationController(rootViewController: PageController("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, PageController("B")]
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    let log = CallLog()
    let (page, child) = (PageController("C"), PageController("child", log: log))
    page.addChild(child)
    page.view.addSubview(child.view)
    child.didMove(toParent: page)
    page.whenAppearing = { [weak tabs] in tabs?.selectedIndex = 1 }
    _ = log.take()
    stack.pushViewController(page, animated: false)
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(log.take() == [])
    #expect(child.appearance == .disappeared)
  }
}
