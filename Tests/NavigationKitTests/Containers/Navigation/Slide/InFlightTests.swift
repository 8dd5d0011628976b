import Foundation
import NavigationKit
import Testing

/// Changes during a transition.
struct InFlightTests {
  @Test(arguments: [true, false])
  func `a stack replaced in mid-push by pages never shown ends with the new top`(animated: Bool) {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.2)
    let pages = [fixture.page("X"), fixture.page("Y")]
    fixture.navigation.setViewControllers(pages, animated: animated)
    fixture.stage.settle()
    #expect(fixture.titles == ["X", "Y"])
    #expect(fixture.labels(.title) == ["Y"])
    #expect(fixture.labels(.backButton) == ["X"])
    #expect(fixture.x(of: pages[1]) == 0)
    #expect(fixture.pages[0].parent == nil)
  }

  @Test func `after a push, a pop and a new stack in one flight only the new top is shown`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.navigation.setViewControllers([fixture.page("X")], animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["X"])
    #expect(fixture.labels(.title) == ["X"])
    let calls = fixture.log.take()
    #expect(!calls.contains("A.willAppear") && !calls.contains("willShow(A)"))
    #expect(calls.last == "didShow(X)")
  }

  @Test func `taking the page off that is sliding out lets the slide end first`() {
    let fixture = NavigationFixture("A", "B")
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    _ = fixture.log.take()
    fixture.navigation.setViewControllers([fixture.pages[0], page], animated: true)
    fixture.stage.advance(by: 0.1)
    #expect((fixture.x(of: fixture.pages[1]) ?? 0) < 0, "it is still seen giving way")
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.5)
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "B.didDisappear", "C.didAppear", "C.didMove(nav)", "B.didMove(nil)",
        "didShow(C)",
      ])
    #expect(fixture.labels(.backButton) == ["A"])
  }

  @Test func `a page pushed again while it slides out comes back, and stays a child`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.navigation.pushViewController(fixture.pages[1], animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.labels(.title) == ["B"])
    #expect(
      fixture.log.take().filter { $0.contains("B.") && $0.contains("Move") } == [
        "B.willMove(nil)", "B.willMove(nav)", "B.didMove(nav)",
      ])
    #expect(fixture.pages[1].parent === fixture.navigation)
  }
}
