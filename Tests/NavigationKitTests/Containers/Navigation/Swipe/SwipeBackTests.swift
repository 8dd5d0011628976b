import Foundation
import Testing

@testable import NavigationKit

/// The back swipe from the leading edge.
struct SwipeBackTests {
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

  @Test(arguments: [
    (195.0, 0.0, true), (194, 0, false), (20, 583, false), (20, 584, true), (300, -299, true),
    (300, -300, false), (0, 0, false), (390, 0, true),
  ])
  func `a release is decided by distance and velocity`(
    distance: Double, velocity: Double, pops: Bool
  ) {
    #expect(SwipeBack.Movement(distance: distance, velocity: velocity, width: 390).finishes == pops)
  }
}
