import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Ways to go back, and delegates that refuse.
struct BackTests {
  private final class Guarded: UINavigationController, UINavigationBarDelegate {
    var mayGoBack = false
    var pushed: [String] = []
    var popped = 0

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      mayGoBack
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController.title ?? "")
      super.pushViewController(viewController, animated: animated)
    }

    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
      popped += 1
      return super.popViewController(animated: animated)
    }
  }

  private let stage = Stage(size: .phone)

  private func show(_ navigation: UINavigationController) {
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  @Test func `a veto holds for the back button and Escape, each time, and not for code`() {
    let navigation = Guarded(rootViewController: PageController("A"))
    navigation.pushViewController(PageController("B"), animated: false)
    show(navigation)
    for _ in 0..<2 {
      stage.tap("A")
      stage.send(.key(KeyEvent(key: .escape, time: 0)))
      stage.settle()
      #expect(navigation.viewControllers.count == 2)
    }
    navigation.mayGoBack = true
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    navigation.mayGoBack = false
    navigation.pushViewController(PageController("C"), animated: false)
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `making one, the back button and the swipe go through overridden push and pop`() {
    let navigation = Guarded(rootViewController: PageController("A"))
    navigation.mayGoBack = true
    #expect(navigation.pushed == ["A"])
    show(navigation)
    for title in ["B", "C"] {
      navigation.pushViewController(PageController(title), animated: false)
    }
    stage.tap("B")
    stage.settle()
    #expect(navigation.popped == 1)
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), over: 0.2)
    stage.settle()
    #expect(navigation.popped == 2)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `bars can be of classes of one's own`() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    navigation.viewControllers = [PageController("A")]
    show(navigation)
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
    #expect(stage.elements().map(\.label) == ["A"])
  }

  @Test func `show pushes, from a page too`() {
    let page = PageController("A")
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)
    page.show(PageController("B"), sender: nil)
    stage.settle()
    #expect(navigation.topViewController?.title == "B")
  }

  @Test func `of two nested ones the inner goes back first`() {
    let inner = UINavigationController(rootViewController: PageController("A"))
    inner.pushViewController(PageController("B"), animated: false)
    let container = UIViewController()
    container.addChild(inner)
    let outer = UINavigationController(rootViewController: PageController("X"))
    outer.pushViewController(container, animated: false)
    show(outer)
    inner.view.frame = container.view.bounds
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    for expected in [[1, 2], [1, 1]] {
      stage.send(.key(KeyEvent(key: .back, time: 0)))
      stage.settle()
      #expect([inner.viewControllers.count, outer.viewControllers.count] == expected)
    }
  }
}
