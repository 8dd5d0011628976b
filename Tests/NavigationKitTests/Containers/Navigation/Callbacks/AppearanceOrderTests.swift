import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// The order of appearance callbacks.
struct AppearanceOrderTests {
  /// The ways to go back from a page.
  nonisolated enum PopMethod: CaseIterable, Sendable {
    case code, unanimatedCode, backButton, key, swipe

    @MainActor func perform(in fixture: NavigationFixture) {
      let stage = fixture.stage
      switch self {
      case .code: fixture.navigation.popViewController(animated: true)
      case .unanimatedCode: fixture.navigation.popViewController(animated: false)
      case .backButton: stage.tap("A")
      case .key: stage.send(.key(KeyEvent(key: .back, time: stage.now)))
      case .swipe:
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
      }
    }
  }

  private func appearances(_ fixture: NavigationFixture) -> [String] {
    fixture.log.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") }
  }

  private let pushOrder = ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"]
  private let popOrder = ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"]

  @Test func `the first page hears once that it will appear and once that it did`() {
    let stage = Stage(size: .phone)
    let log = CallLog()
    stage.window.rootViewController = UINavigationController(
      rootViewController: PageController("A", log: log))
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
    let calls = log.take().filter { $0.contains("ppear") }
    #expect(calls == ["A.willAppear", "A.isAppearing", "A.didAppear"])
  }

  @Test(arguments: PopMethod.allCases)
  func `code, back button, key and swipe go back in the same order`(method: PopMethod) {
    let fixture = NavigationFixture("A", "B")
    method.perform(in: fixture)
    fixture.stage.settle()
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "willShow(A)",
        "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)",
      ])
  }

  @Test(arguments: [true, false])
  func `with animation or without, push and pop are told in the same order`(animated: Bool) {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: animated)
    fixture.stage.settle()
    #expect(appearances(fixture) == pushOrder)
    fixture.navigation.popViewController(animated: animated)
    fixture.stage.settle()
    #expect(appearances(fixture) == popOrder)
  }

  @Test func `over several pages each that leaves hears it, only the two ends appear`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.settle()
    let calls = fixture.log.take()
    #expect(
      calls.filter { $0.contains("ppear") } == [
        "D.willDisappear", "A.willAppear", "A.isAppearing", "D.didDisappear", "A.didAppear",
      ])
    let left = calls.filter { $0.hasSuffix("didMove(nil)") }.sorted()
    #expect(left == ["B.didMove(nil)", "C.didMove(nil)", "D.didMove(nil)"])
  }

  @Test(arguments: PopMethod.allCases.filter { $0 != .unanimatedCode })
  func `both pages change at the same instants, and nothing is heard in between`(method: PopMethod)
  {
    let fixture = NavigationFixture("A", "B")
    method.perform(in: fixture)
    fixture.stage.advance(by: 0)
    #expect(appearances(fixture) == ["B.willDisappear", "A.willAppear"])
    fixture.stage.advance(by: 0.05)
    #expect(appearances(fixture).isEmpty)
    fixture.stage.settle()
    #expect(appearances(fixture) == ["B.didDisappear", "A.didAppear"])
  }

  @Test func `a page has appeared when the slide ends, not when it begins`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.49)
    #expect(!fixture.log.take().contains("B.didAppear"))
    fixture.stage.advance(by: 0.02)
    #expect(fixture.log.take().contains("B.didAppear"))
  }

  @Test func `a cancelled swipe tells the top that it goes and comes, never that it has gone`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 60, y: 400), over: 0.2)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    let calls = fixture.log.take()
    let top = calls.filter { $0.hasPrefix("B.") && $0.contains("ppear") }
    let below = calls.filter { $0.hasPrefix("A.") && $0.contains("ppear") }
    #expect(top == ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(below == ["A.willAppear", "A.isAppearing", "A.willDisappear", "A.didDisappear"])
    #expect(!calls.contains("B.didMove(nil)") && !calls.contains { $0.hasPrefix("didShow") })
  }

  @Test func `from will to did a page knows whether it was pushed, popped or only covered`() {
    let fixture = NavigationFixture("A")
    let page = FlagPage()
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.settle()
    #expect(page.take() == ["willAppear to", "didAppear to"])
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.settle()
    #expect(page.take() == ["willDisappear", "didDisappear"])
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(page.take() == ["willAppear", "didAppear"])
    fixture.stage.tap("A")
    fixture.stage.settle()
    #expect(page.take() == ["willDisappear from", "didDisappear from"])
    #expect(!page.isMovingToParent && !page.isMovingFromParent)
  }
}
