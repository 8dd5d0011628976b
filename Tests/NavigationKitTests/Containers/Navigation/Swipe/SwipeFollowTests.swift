import Foundation
import NavigationKit
import Testing

/// How pages follow the finger.
struct SwipeFollowTests {
  @Test func `each 100 points of the finger move the page by 100 and the one below by 30`() {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: 800, height: 600))
    fixture.stage.press(at: CGPoint(x: 0, y: 400))
    for (x, below): (CGFloat, CGFloat) in [(100, -210), (200, -180), (300, -150)] {
      fixture.drag(to: x)
      #expect(fixture.x(of: fixture.pages[1]) == x)
      #expect(abs((fixture.x(of: fixture.pages[0]) ?? 0) - below) < 0.001)
    }
  }

  @Test func `a drag from 8 to 100 of 300 points puts the page at 92`() {
    let fixture = NavigationFixture("A", "B", size: CGSize(width: 300, height: 600))
    fixture.stage.press(at: CGPoint(x: 8, y: 400))
    fixture.drag(to: 100)
    #expect(fixture.x(of: fixture.pages[1]) == 92)
    let below: CGFloat = -0.3 * (300 - 92)
    #expect(abs((fixture.x(of: fixture.pages[0]) ?? 0) - below) < 0.001)
  }

  @Test func `the page cannot be dragged beyond where it rests, nor beyond the other side`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: CGPoint(x: 15, y: 400))
    fixture.drag(to: 100)
    fixture.drag(to: 2)
    #expect(fixture.x(of: fixture.pages[1]) == 0)
    #expect(fixture.x(of: fixture.pages[0]) == -117)
    fixture.drag(to: 450)
    #expect(fixture.x(of: fixture.pages[1]) == 390)
    #expect(fixture.x(of: fixture.pages[0]) == 0)
  }

  @Test func `bar parts go back where they were as the finger goes back`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.hold(at: 120)
    let there = fixture.stage.elements()
    fixture.drag(to: 240)
    #expect(fixture.stage.elements() != there)
    fixture.drag(to: 120)
    #expect(fixture.stage.elements() == there)
  }

  @Test func `as the finger begins everybody hears what will be, and the stack lacks the page`() {
    let fixture = NavigationFixture("A", "B")
    fixture.hold(at: 20)
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "willShow(A)",
        "A.isAppearing",
      ])
    #expect(fixture.titles == ["A"])
  }

  @Test func `a swipe is on from where the finger begins to the end of what it leads to`() {
    let fixture = NavigationFixture("A", "B")
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
      fixture.navigation.transitionCoordinator
    }
    fixture.hold(at: 200)
    #expect(coordinator?.isInteractive == true)
    fixture.stage.release()
    #expect(coordinator?.isInteractive == false)
    fixture.stage.advance(by: 0.3)
    #expect(coordinator != nil)
    fixture.stage.settle()
    #expect(coordinator == nil)
  }

  @Test func `the coordinator says to the end that the transition began under a finger`() {
    let fixture = NavigationFixture("A", "B")
    fixture.hold(at: 100)
    var heard: [Bool] = []
    let coordinator = fixture.navigation.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { heard = [$0.initiallyInteractive] }
    #expect(coordinator?.initiallyInteractive == true)
    fixture.restAndRelease()
    #expect(coordinator?.initiallyInteractive == true)
    fixture.stage.settle()
    #expect(heard == [true])
  }

  @Test func `only the coordinator tells that a swipe was taken back`() {
    let fixture = NavigationFixture("A", "B")
    var changes: [Bool] = []
    fixture.pages[0].whenAppearing = { [fixture] in
      fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isCancelled)
      }
    }
    fixture.hold(at: 60)
    fixture.restAndRelease()
    #expect(changes == [true])
    fixture.stage.settle()
    #expect(fixture.delegateCalls() == ["willShow(A)"])
  }
}
