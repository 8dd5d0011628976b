import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The effects of setting the whole stack.
struct SetStackTests {
  @Test(arguments: [true, false])
  func `a new stack with the same top brings no page and tells no delegate`(animated: Bool) {
    let fixture = NavigationFixture("A", "B", "C")
    let page = fixture.page("X")
    fixture.navigation.setViewControllers([page, fixture.pages[2]], animated: animated)
    fixture.stage.settle()
    let calls = fixture.log.take()
    #expect(!calls.contains { $0.contains("ppear") || $0.contains("Show") })
    #expect(calls.contains("X.didMove(nav)") && calls.contains("A.didMove(nil)"))
    #expect(fixture.labels(.title) == ["C"])
    #expect(fixture.labels(.backButton) == ["X"])
  }

  @Test func `a navigation controller starts empty, and can be emptied again`() {
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
    navigation.viewControllers = [PageController("A")]
    #expect(navigation.topViewController?.title == "A")
    navigation.viewControllers = []
    #expect(navigation.viewControllers.isEmpty && navigation.children.isEmpty)
    navigation.setViewControllers([PageController("B")], animated: false)
    navigation.setViewControllers([], animated: false)
    #expect(navigation.topViewController == nil)
  }

  @Test(arguments: [true, false])
  func `setting an empty stack where there is none is legal and nobody hears of it`(animated: Bool)
  {
    let fixture = NavigationFixture()
    fixture.navigation.setViewControllers([], animated: animated)
    fixture.stage.settle()
    #expect(fixture.log.take().isEmpty)
    #expect(fixture.stage.elements().isEmpty)
  }

  @Test(arguments: [true, false])
  func `setting an empty stack takes every page off screen and releases it`(animated: Bool) {
    let stage = Stage(size: .phone)
    let navigation = UINavigationController()
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    weak var lower: UIViewController?
    weak var upper: UIViewController?
    do {
      let pages = [PageController("A"), PageController("B")]
      (lower, upper) = (pages[0], pages[1])
      navigation.setViewControllers(pages, animated: false)
    }
    #expect(lower != nil && upper != nil)
    navigation.setViewControllers([], animated: animated)
    stage.settle()
    #expect(stage.elements().isEmpty)
    #expect(lower == nil && upper == nil)
  }

  @Test func `setting the stack does not go through what a subclass does to push and pop`() {
    let navigation = CountingController()
    let stage = Stage(size: .phone)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let pages = ["A", "B", "C"].map { PageController($0) }
    for stack in [pages, [pages[0]], [pages[0], pages[2]], []] {
      navigation.setViewControllers(stack, animated: true)
      stage.settle()
    }
    #expect(navigation.calls == 0)
    navigation.pushViewController(pages[0], animated: false)
    #expect(navigation.calls == 1)
  }

  @Test func `a page in the middle of a new stack hears nothing before it is revealed`() {
    let fixture = NavigationFixture("A")
    let pages = ["X", "Y", "Z"].map { fixture.page($0) }
    fixture.navigation.setViewControllers(pages, animated: true)
    fixture.stage.settle()
    #expect(!fixture.log.take().contains { $0.hasPrefix("Y.") && $0.contains("ppear") })
    #expect(!pages[1].isViewLoaded)
    fixture.navigation.popToViewController(pages[1], animated: true)
    fixture.stage.settle()
    #expect(
      fixture.log.take().filter { $0.hasPrefix("Y.") } == [
        "Y.loadView", "Y.willAppear", "Y.isAppearing", "Y.didAppear",
      ])
  }

  @Test func `a new top at the same depth looks like a push`() {
    let fixture = NavigationFixture("A", "B")
    let page = fixture.page("C")
    fixture.navigation.setViewControllers([fixture.pages[0], page], animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(abs((fixture.x(of: page) ?? 0) - 364.0 / 800 * 390) < 1)
    #expect((fixture.x(of: fixture.pages[1]) ?? 0) < 0)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "C"])
    #expect(fixture.labels(.title) == ["C"])
  }

  @Test func `a longer copy of viewControllers keeps pages that were pushed in between`() {
    let fixture = NavigationFixture("A")
    let pushed = fixture.page("B")
    fixture.navigation.pushViewController(pushed, animated: false)
    _ = fixture.log.take()
    fixture.navigation.viewControllers += [fixture.page("C")]
    #expect(fixture.titles == ["A", "B", "C"])
    #expect(pushed.parent === fixture.navigation)
    #expect(!fixture.log.take().contains { $0.hasPrefix("B.") && $0.contains("Move") })
  }

  @Test(
    arguments: [
      ([], [], .none), ([], ["A"], .appear), (["A"], [], .disappear),
      (["A"], ["A", "B"], .push), (["A"], ["A", "B", "C"], .push),
      (["A", "B"], ["A"], .pop), (["A", "B", "C"], ["A"], .pop), (["A", "B", "C"], ["B"], .pop),
      (["A", "B"], ["B", "A"], .pop), (["A", "B"], ["B", "X"], .push),
      (["A", "B"], ["A", "X"], .replace), (["A", "B"], ["X"], .replace),
      (["A", "B"], ["X", "B"], .none), (["A", "B"], ["A", "X", "B"], .none),
    ] as [([String], [String], StackChange)])
  func `one page more is a push, fewer are a pop, a strange top is a replacement`(
    shown: [String], wanted: [String], change: StackChange
  ) {
    let pages = Dictionary(uniqueKeysWithValues: "ABCX".map { ("\($0)", UIViewController()) })
    var stack = NavigationStack()
    _ = stack.replace(above: 0, with: shown.compactMap { pages[$0] })
    stack.show()
    _ = stack.replace(above: 0, with: wanted.compactMap { pages[$0] })
    #expect(stack.change == change)
  }
}

private final class CountingController: UINavigationController {
  private(set) var calls = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls += 1
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls += 1
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    calls += 1
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    calls += 1
    return super.popToRootViewController(animated: animated)
  }
}
