import Foundation
import NavigationKit
import Testing

/// A stack inside a page of a stack.
struct NestedStackTests {
  private let fixture = NavigationFixture("A")
  private let container: PageController
  private let inner: UINavigationController

  /// Makes a page X that holds a stack with a page I, and pushes nothing yet.
  init() {
    container = fixture.page("X")
    inner = UINavigationController(rootViewController: fixture.page("I"))
    container.addChild(inner)
    inner.view.frame = container.view.bounds
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    _ = fixture.log.take()
  }

  private func push(animated: Bool = true) {
    fixture.navigation.pushViewController(container, animated: animated)
    fixture.stage.settle()
  }

  private func appearances() -> [String] {
    fixture.log.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") }
  }

  @Test(arguments: [true, false])
  func `pushing a container tells it and then its content, in each half`(animated: Bool) {
    push(animated: animated)
    #expect(
      appearances() == [
        "A.willDisappear", "X.willAppear", "I.willAppear", "A.didDisappear", "X.didAppear",
        "I.didAppear",
      ])
  }

  @Test(arguments: [true, false])
  func `popping it tells container and content, and only then the page below`(animated: Bool) {
    push()
    _ = fixture.log.take()
    fixture.navigation.popViewController(animated: animated)
    fixture.stage.settle()
    #expect(
      appearances() == [
        "X.willDisappear", "I.willDisappear", "A.willAppear", "X.didDisappear", "I.didDisappear",
        "A.didAppear",
      ])
  }

  @Test func `a push or pop inside it keeps the outer stack silent`() {
    push()
    _ = fixture.log.take()
    inner.pushViewController(fixture.page("J"), animated: true)
    fixture.stage.settle()
    inner.popViewController(animated: true)
    fixture.stage.settle()
    let calls = fixture.log.take()
    #expect(!calls.contains { $0.hasPrefix("X.") || $0.hasPrefix("A.") || $0.contains("Show(") })
    #expect(
      calls.filter { $0.contains("did") && $0.contains("ppear") } == [
        "I.didDisappear", "J.didAppear", "J.didDisappear", "I.didAppear",
      ])
    #expect(fixture.titles == ["A", "X"])
  }

  @Test func `popping it skips the pages inside in one step`() {
    inner.pushViewController(fixture.page("J"), animated: false)
    inner.pushViewController(fixture.page("K"), animated: false)
    push()
    _ = fixture.log.take()
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.settle()
    let calls = appearances()
    #expect(!calls.contains { $0.hasPrefix("I.") || $0.hasPrefix("J.") })
    #expect(calls.contains("K.didDisappear"))
    #expect(inner.viewControllers.map(\.title) == ["I", "J", "K"])
    #expect(fixture.labels(.title) == ["A"])
  }
}
