import Foundation
import Testing

@testable import NavigationKit

/// The swipe from the leading edge.
struct SwipeBackTests {
  @Test func `the page follows the finger`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: CGPoint(x: 5, y: 400))
    fixture.stage.move(to: CGPoint(x: 105, y: 400), over: 0.2)
    #expect(fixture.x(of: fixture.pages[1]) == 100)
    #expect(abs((fixture.x(of: fixture.pages[0]) ?? 0) + 0.3 * 290) < 0.001)
    #expect(fixture.titles == ["A"])
  }

  @Test func `a drag past half goes back`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"])
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "willShow(A)",
        "A.isAppearing", "B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow(A)",
      ])
  }

  @Test func `a short slow drag stays and the page comes back`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: CGPoint(x: 5, y: 400))
    fixture.stage.move(to: CGPoint(x: 150, y: 400), over: 0.3)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.x(of: fixture.pages[1]) == 0)
    #expect(fixture.labels(.title) == ["B"])
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "willShow(A)",
        "A.isAppearing", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing",
        "B.didAppear", "B.didMove(nav)",
      ])
  }

  @Test func `it needs the strip at the edge, the right direction and a page below`() {
    for (start, end) in [
      (CGPoint(x: 120, y: 400), CGPoint(x: 390, y: 400)),
      (CGPoint(x: 10, y: 100), CGPoint(x: 30, y: 500)),
      (CGPoint(x: 380, y: 400), CGPoint(x: 10, y: 400)),
    ] {
      let fixture = NavigationFixture("A", "B")
      fixture.stage.drag(from: start, to: end, over: 0.2)
      fixture.stage.settle()
      #expect(fixture.titles == ["A", "B"])
      #expect(fixture.log.take().isEmpty)
    }
    let root = NavigationFixture("A")
    root.stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400), over: 0.2)
    root.stage.settle()
    #expect(root.titles == ["A"])
    root.navigation.pushViewController(root.page("B"), animated: true)
    root.stage.settle()
    #expect(root.labels(.title) == ["B"])
  }

  @Test func `it does not begin while a push runs`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400), over: 0.2)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test func `a finger that is taken away lets the page come back`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: CGPoint(x: 5, y: 400))
    fixture.stage.move(to: CGPoint(x: 380, y: 400), over: 0.2)
    fixture.stage.cancelTouches()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `code wins over the finger`() {
    let pushed = NavigationFixture("A", "B")
    pushed.stage.press(at: CGPoint(x: 5, y: 400))
    pushed.stage.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    pushed.navigation.pushViewController(pushed.page("C"), animated: true)
    pushed.stage.settle()
    pushed.stage.release()
    pushed.stage.settle()
    #expect(pushed.titles == ["A", "C"])
    #expect(pushed.labels(.title) == ["C"])

    let popped = NavigationFixture("A", "B", "C")
    popped.stage.press(at: CGPoint(x: 5, y: 400))
    popped.stage.move(to: CGPoint(x: 30, y: 400), over: 0.1)
    popped.navigation.popToRootViewController(animated: true)
    popped.stage.release()
    popped.stage.settle()
    #expect(popped.titles == ["A"])
    #expect(popped.labels(.title) == ["A"])
  }

  @Test(arguments: [
    (195.0, 0.0, true), (194, 0, false), (20, 583, false), (20, 584, true), (300, -299, true),
    (300, -300, false), (0, 0, false), (390, 0, true),
  ])
  func `a release is decided by way and velocity`(way: Double, velocity: Double, pops: Bool) {
    #expect(SwipeBack.finishes(distance: way, velocity: velocity, width: 390) == pops)
  }
}
