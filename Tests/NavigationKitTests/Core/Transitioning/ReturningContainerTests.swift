import Foundation
import Goldens
import NavigationKit
import Testing

/// Containers that change while they are about to leave the screen, and come back.
struct ReturningContainerTests {
  private let stage = Stage(size: .phone)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// A sheet with a stack, held by a finger on its way down, and let go again.
  private func dragged(_ content: UIViewController) {
    let root = UIViewController()
    show(root)
    content.modalPresentationStyle = .pageSheet
    root.present(content, animated: false)
    stage.settle()
    stage.press(at: CGPoint(x: 195, y: 200))
    stage.move(to: CGPoint(x: 195, y: 300), over: 0.3)
    stage.cancelTouches()
  }

  @Test func `a page under the one pushed while a sheet returns has disappeared`() {
    let page = WalkPage(1)
    let stack = UINavigationController(rootViewController: page)
    dragged(stack)
    stack.pushViewController(WalkPage(5), animated: true)
    stage.settle()
    #expect(page.last == "didDisappear" && page.view.window == nil)
    #expect(stack.topViewController?.view.window != nil)
  }

  @Test func `a tab that another takes over from while a sheet returns has disappeared`() {
    let page = WalkPage(1)
    let tabs = UITabBarController()
    tabs.viewControllers = [page, WalkPage(5)]
    dragged(tabs)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(page.last == "didDisappear" && page.view.window == nil)
  }

  @Test func `a page set inside a callback of one set off screen is the one that is shown`() {
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, last) = (WalkPage(1), WalkPage(5))
    first.surprise = (
      "willMove",
      { [weak book] in
        book?.setViewControllers([last], direction: .forward, animated: false)
      }
    )
    book.setViewControllers([first], direction: .forward, animated: false)
    show(book)
    #expect(book.viewControllers == [last] && book.children == [last])
    #expect(last.last == "didAppear" && first.last == "didDisappear")
  }

  @Test func `a tab that goes under More as the screen gets narrow is seen there`() {
    let tabs = UITabBarController()
    let pages = (0..<7).map { WalkPage($0 * 6 + 1) }
    tabs.viewControllers = pages
    stage.resize(to: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    show(tabs)
    tabs.selectedIndex = 5
    stage.settle()
    stage.resize(to: .phone, safeAreaInsets: .zero)
    stage.settle()
    #expect(pages[5].view.window != nil && pages[5].last == "didAppear")
  }

  @Test func `a page uncovered after its stack got another size fits into it`() {
    let page = WalkPage(1)
    page.definesPresentationContext = true
    let stack = UINavigationController(rootViewController: page)
    show(stack)
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    page.dismiss(animated: false)
    stage.settle()
    #expect(page.view.safeAreaInsets.top == stack.navigationBar.frame.maxY)
  }
}
