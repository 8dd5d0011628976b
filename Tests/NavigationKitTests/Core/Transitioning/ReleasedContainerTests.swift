import Foundation
import Goldens
import NavigationKit
import Testing

/// A container that a callback of its transition drops lives until the transition has ended.
struct ReleasedContainerTests {
  @Test func `a stack that is dropped as its pushed page appears is released after the push`() {
    let stage = Stage(size: .phone)
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    weak var stack: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: PageController("A"))
      book.setViewControllers([navigation], direction: .forward, animated: false)
      stack = navigation
    }
    stage.window.rootViewController = book
    stage.window.makeKeyAndVisible()
    let page = WalkPage(1)
    page.surprise = (
      "didAppear",
      { [weak book] in
        book?.setViewControllers([PageController("B")], direction: .forward, animated: false)
      }
    )
    stack?.pushViewController(page, animated: true)
    stage.settle()
    #expect(stack == nil)
    #expect(book.viewControllers?.first?.title == "B")
    #expect(page.last == "didDisappear")
  }
}
