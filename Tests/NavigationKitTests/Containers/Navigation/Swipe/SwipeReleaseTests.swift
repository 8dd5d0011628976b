import Foundation
import NavigationKit
import Testing

/// The outcome of a released swipe.
struct SwipeReleaseTests {
  private let fixture = NavigationFixture("A", "B")
  private let wide = NavigationFixture("A", "B", size: CGSize(width: 800, height: 600))

  private var stayed: Bool { fixture.titles == ["A", "B"] && fixture.x(of: fixture.pages[1]) == 0 }

  @Test func `let go where it began the page stays, and nothing goes on`() {
    fixture.hold(at: 300)
    fixture.drag(to: 0)
    fixture.restAndRelease()
    #expect(fixture.stage.isSettled)
    #expect(stayed && fixture.navigation.transitionCoordinator == nil)
  }

  @Test func `let go at 500 of 800 points the page goes, and all is told once`() {
    wide.hold(at: 500)
    wide.restAndRelease()
    wide.stage.settle()
    #expect(wide.titles == ["A"])
    let heard = wide.log.take()
    for call in ["B.didDisappear", "B.didMove(nil)", "A.didAppear", "didShow(A)"] {
      #expect(heard.count { $0 == call } == 1)
    }
    #expect(wide.navigation.transitionCoordinator == nil)
  }

  @Test func `let go slowly at 100 of 800 points the page is back within half a second`() {
    wide.hold(at: 100)
    wide.restAndRelease()
    let released = wide.stage.now
    wide.stage.settle()
    #expect(wide.titles == ["A", "B"] && wide.x(of: wide.pages[1]) == 0)
    #expect(wide.stage.now - released <= 0.5)
  }

  @Test func `let go at the far side the page has gone at once`() {
    fixture.hold(at: 390)
    fixture.stage.release()
    #expect(fixture.stage.isSettled)
    #expect(fixture.x(of: fixture.pages[1]) == nil && fixture.x(of: fixture.pages[0]) == 0)
  }

  @Test(arguments: [(400, true), (399, false)])
  func `let go at rest exactly half of the way decides for the pop`(x: CGFloat, pops: Bool) {
    wide.hold(at: x)
    wide.restAndRelease()
    wide.stage.settle()
    #expect(wide.titles == (pops ? ["A"] : ["A", "B"]))
  }

  @Test(arguments: [(300, 390), (100, 0)] as [(CGFloat, CGFloat)])
  func `the rest of the way is a spring's, fast first and then slow`(x: CGFloat, goal: CGFloat) {
    fixture.hold(at: x)
    fixture.restAndRelease()
    var distances: [CGFloat] = []
    var last = x
    for _ in 0..<3 {
      fixture.stage.advance(by: 0.1)
      let next = fixture.x(of: fixture.pages[1]) ?? goal
      distances.append(abs(next - last))
      last = next
    }
    #expect(distances[0] > 1.5 * distances[1] && distances[1] > 2 * distances[2])
    #expect(abs(last - goal) < 5)
  }

  @Test func `the page goes on as fast as the finger was, without a jump`() {
    fixture.hold(at: 200, over: 0.2)
    fixture.stage.release()
    fixture.stage.advance(by: 0.01)
    let distance = (fixture.x(of: fixture.pages[1]) ?? 0) - 200
    #expect(distance > 9 && distance < 13, "10 points in 10 ms, and the spring's pull")
  }

  @Test func `a flick over a few points pops`() {
    fixture.hold(at: 60, over: 0.05)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
  }

  @Test(arguments: [(0.03, true), (0.05, false), (0.1, false)])
  func `a finger that rested more than 40 ms has no velocity`(rest: TimeInterval, pops: Bool) {
    fixture.hold(at: 150, over: 0.3)
    fixture.stage.advance(by: rest)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == (pops ? ["A"] : ["A", "B"]))
  }

  @Test func `only the last tenth of a second counts for the velocity`() {
    fixture.hold(at: 150, over: 0.1)
    fixture.drag(to: 151, over: 0.15)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(stayed)
  }

  @Test func `a finger that turns back keeps the page, even past half`() {
    fixture.hold(at: 340)
    fixture.drag(to: 290, over: 0.1)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(stayed)
  }

  @Test func `a finger that is taken away brings the page back, even past half`() {
    fixture.hold(at: 380)
    fixture.stage.cancelTouches()
    fixture.stage.settle()
    #expect(stayed)
  }

  @Test func `a page that comes back was about to go, and appears again without having gone`() {
    fixture.hold(at: 100)
    fixture.restAndRelease()
    fixture.stage.settle()
    #expect(
      fixture.log.take().filter { $0.hasPrefix("B.") && $0.contains("ppear") } == [
        "B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
      ])
  }

  @Test func `the page below one that comes back was about to come, and goes again`() {
    fixture.hold(at: 100)
    fixture.restAndRelease()
    fixture.stage.settle()
    #expect(
      fixture.log.take().filter { $0.hasPrefix("A.") && $0.contains("ppear") } == [
        "A.willAppear", "A.isAppearing", "A.willDisappear", "A.didDisappear",
      ])
    #expect(fixture.x(of: fixture.pages[0]) == nil)
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
  }

  @Test func `bars that a scroll hid come back with the page that a swipe reveals`() {
    fixture.navigation.hidesBarsOnSwipe = true
    fixture.letsSwipesBeginWithoutBar()
    fixture.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.2)
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.hold(at: 300)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `a swipe taken back tells the delegate no more than that it began`() {
    fixture.hold(at: 100)
    #expect(fixture.delegateCalls() == ["willShow(A)"])
    fixture.restAndRelease()
    fixture.stage.settle()
    #expect(fixture.delegateCalls().isEmpty)
  }
}
