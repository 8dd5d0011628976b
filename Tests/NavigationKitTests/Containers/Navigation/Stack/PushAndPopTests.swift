import Foundation
import Testing

@testable import NavigationKit

/// Pushes and pops by code and the back button.
struct PushAndPopTests {
  @Test func `an 800-point push is at 614, 364 and 193 points after 50, 100 and 150 ms`() {
    let fixture = NavigationFixture("A", size: CGSize(width: 800, height: 600))
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    #expect(fixture.titles == ["A", "B"])
    let expected: [(time: TimeInterval, x: CGFloat)] = [(0.05, 614), (0.1, 364), (0.15, 193)]
    for (time, x) in expected {
      fixture.stage.advance(by: time - fixture.stage.now)
      #expect(abs((fixture.x(of: page) ?? 0) - x) <= 1, "at \(time) s")
    }
    fixture.stage.settle()
    #expect(fixture.x(of: page) == 0)
    #expect(fixture.stage.now == 0.5)
    #expect(fixture.x(of: fixture.pages[0]) == nil)
  }

  @Test func `the page below a push gives way by three tenths of the width and darkens by a tenth`()
  {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.1)
    let covered = 1 - (1 + 1.8257418583505537) * exp(-1.8257418583505537)
    let lower = fixture.pages[0].view
    #expect(abs((fixture.x(of: fixture.pages[0]) ?? 0) + 0.3 * 390 * covered) < 0.001)
    #expect(abs((lower?.presentedDim(at: fixture.stage.now) ?? 0) - 0.1 * covered) < 0.00001)
  }

  @Test func `a push tells old will disappear, new will appear, old did disappear, new did appear`()
  {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    #expect(fixture.log.take() == ["B.willMove(nav)"])
    fixture.stage.advance(by: 0)
    #expect(
      fixture.log.take() == [
        "B.loadView", "A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing",
      ])
    fixture.stage.settle()
    #expect(
      fixture.log.take() == ["A.didDisappear", "B.didAppear", "B.didMove(nav)", "didShow(B)"])
  }

  @Test
  func `a pop tells top will disappear, below will appear, top did disappear, below did appear`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.tap("A")
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "willShow(A)",
        "A.isAppearing",
      ])
    #expect(fixture.pages[1].navigationController === fixture.navigation)
    fixture.stage.settle()
    #expect(
      fixture.log.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)"])
    #expect(fixture.pages[1].parent == nil)
  }

  @Test func `without animation everything happens inside the call`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: false)
    #expect(
      fixture.log.take() == [
        "B.willMove(nav)", "B.loadView", "A.willDisappear", "B.willAppear", "willShow(B)",
        "B.isAppearing", "A.didDisappear", "B.didAppear", "B.didMove(nav)", "didShow(B)",
      ])
    #expect(fixture.stage.isSettled)
  }

  @Test func `popping the only page returns nil and changes nothing`() {
    let fixture = NavigationFixture("A")
    #expect(fixture.navigation.popViewController(animated: true) == nil)
    #expect(fixture.navigation.popToRootViewController(animated: true) == nil)
    fixture.stage.settle()
    #expect(fixture.log.take().isEmpty)
    #expect(fixture.titles == ["A"])
  }

  @Test func `popping several pages returns them all and tells the delegate of one new page`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    let popped = fixture.navigation.popToViewController(fixture.pages[1], animated: true)
    #expect(popped?.map(\.title) == ["C", "D"])
    fixture.stage.settle()
    let calls = fixture.log.take()
    #expect(calls.count { $0 == "willShow(B)" } == 1)
    #expect(calls.count { $0 == "didShow(B)" } == 1)
    #expect(!calls.contains { $0.hasPrefix("C.") && $0.contains("ppear") })
    #expect(calls.contains("C.willMove(nil)") && calls.contains("C.didMove(nil)"))
  }

  @Test func `two pushes in one handler are one slide to the last`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.5)
    let calls = fixture.log.take()
    #expect(!calls.contains("B.willAppear"))
    #expect(calls.contains("B.didMove(nav)"))
    #expect(calls.last == "didShow(C)")
  }

  @Test func `a pop before a push has ended lets it end and shows the page below`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.2)
    let popped = fixture.navigation.popViewController(animated: true)
    #expect(popped?.title == "B")
    #expect(fixture.titles == ["A"])
    fixture.stage.settle()
    #expect(fixture.stage.now == 1)
    #expect(fixture.x(of: fixture.pages[0]) == 0)
    #expect(fixture.log.take().suffix(2) == ["B.didMove(nil)", "didShow(A)"])
  }

  @Test func `an unanimated change during a transition is shown at once`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0.1)
    let page = fixture.page("C")
    fixture.navigation.setViewControllers([page], animated: false)
    #expect(fixture.x(of: page) == 0)
    #expect(fixture.stage.isSettled)
    #expect(fixture.log.take().last == "didShow(C)")
  }

  @Test func `a clock that jumps past the end in one step ends the transition`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 30)
    #expect(fixture.stage.isSettled)
    #expect(fixture.labels(.title) == ["B"])
  }

  @Test func `a popped page is released`() {
    let fixture = NavigationFixture("A")
    weak var page: UIViewController?
    do {
      let pushed = PageController("B")
      page = pushed
      fixture.navigation.pushViewController(pushed, animated: true)
      fixture.stage.settle()
    }
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(page == nil)
  }
}
