import Foundation
import Testing

@testable import NavigationKit

/// When a back swipe begins, and when it does not.
struct SwipeBeginTests {
  /// Whether a drag has any effect.
  private func leadsBack(
    _ fixture: NavigationFixture, from start: CGPoint, to end: CGPoint
  ) -> Bool {
    _ = fixture.log.take()
    fixture.stage.drag(from: start, to: end, over: 0.3)
    let heard = fixture.log.take()
    fixture.stage.settle()
    return !heard.isEmpty
  }

  private func point(_ x: CGFloat, _ y: CGFloat = 400) -> CGPoint { CGPoint(x: x, y: y) }

  @Test(arguments: [(20, true), (21, false), (120, false), (370, false), (389, false)])
  func `only the 20 points at the leading edge start it`(start: CGFloat, starts: Bool) {
    let fixture = NavigationFixture("A", "B")
    #expect(leadsBack(fixture, from: point(start), to: point(start + 200)) == starts)
  }

  @Test(
    arguments: [
      (35, .leftToRight, true), (41, .leftToRight, false), (355, .rightToLeft, true),
      (349, .rightToLeft, false), (35, .rightToLeft, false),
    ] as [(CGFloat, UITraitEnvironmentLayoutDirection, Bool)])
  func `what the screen covers at the leading edge widens the strip`(
    start: CGFloat, direction: UITraitEnvironmentLayoutDirection, starts: Bool
  ) {
    let fixture = NavigationFixture(
      "A", "B", traits: UITraitCollection(layoutDirection: direction))
    let isMirrored = direction == .rightToLeft
    fixture.stage.window.setScreenInsets(
      UIEdgeInsets(left: isMirrored ? 0 : 40, right: isMirrored ? 40 : 0))
    fixture.stage.settle()
    let end = point(isMirrored ? start - 200 : start + 200)
    #expect(leadsBack(fixture, from: point(start), to: end) == starts)
  }

  @Test func `at the root it never begins, and a push works afterwards`() {
    let fixture = NavigationFixture("A")
    #expect(!leadsBack(fixture, from: point(5), to: point(380)))
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["B"])
  }

  @Test func `at the root it never begins without the recogniser's delegate either`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(!leadsBack(fixture, from: point(5), to: point(380)))
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.settle()
    #expect(leadsBack(fixture, from: point(5), to: point(380)))
    #expect(fixture.titles == ["A"])
  }

  @Test func `a first movement towards the leading edge never begins it, whatever follows`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: point(15))
    fixture.stage.move(to: point(3), over: 0.1)
    fixture.stage.move(to: point(300), over: 0.3)
    fixture.stage.release()
    #expect(fixture.log.take().isEmpty && fixture.stage.isSettled)
  }

  @Test func `a first movement up or down never begins it, whatever follows`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: point(5))
    fixture.stage.move(to: point(12, 430), over: 0.1)
    fixture.stage.move(to: point(380, 430), over: 0.3)
    fixture.stage.release()
    #expect(fixture.log.take().isEmpty && fixture.stage.isSettled)
  }

  @Test func `below ten points nothing happens and nobody hears anything`() {
    let fixture = NavigationFixture("A", "B")
    fixture.stage.press(at: point(5))
    fixture.stage.move(to: point(14.9), over: 0.1)
    #expect(fixture.log.take().isEmpty)
    #expect(fixture.titles == ["A", "B"] && fixture.x(of: fixture.pages[1]) == 0)
    fixture.stage.move(to: point(15), over: 0.1)
    #expect(fixture.log.take().contains("B.willDisappear"))
  }

  @Test(arguments: [true, false])
  func `while a push or a pop by code runs it is refused`(pushing: Bool) {
    let fixture = NavigationFixture("A", "B", "C")
    if pushing {
      fixture.navigation.pushViewController(fixture.page("D"), animated: true)
    } else {
      fixture.navigation.popViewController(animated: true)
    }
    fixture.stage.advance(by: 0.1)
    #expect(!leadsBack(fixture, from: point(5), to: point(380)))
    #expect(fixture.titles == (pushing ? ["A", "B", "C", "D"] : ["A", "B"]))
  }

  @Test func `while a push runs it is refused without the recogniser's delegate either`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(!leadsBack(fixture, from: point(5), to: point(380)))
    #expect(fixture.titles == ["A", "B", "C"])
  }

  @Test func `while a released page still settles another swipe is refused`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.hold(at: 300)
    fixture.stage.release()
    fixture.stage.advance(by: 0.02)
    #expect(!leadsBack(fixture, from: point(5), to: point(380)))
    #expect(fixture.titles == ["A", "B"])
  }

  private enum Obstacle: CaseIterable { case leftItem, hiddenBackButton, hiddenBar }

  @Test(arguments: Obstacle.allCases)
  private func `a left item, a hidden back button or a hidden bar does not turn it off`(
    obstacle: Obstacle
  ) {
    let fixture = NavigationFixture("A", "B")
    switch obstacle {
    case .leftItem:
      fixture.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    case .hiddenBackButton: fixture.pages[1].navigationItem.hidesBackButton = true
    case .hiddenBar: fixture.navigation.isNavigationBarHidden = true
    }
    #expect(leadsBack(fixture, from: point(5), to: point(300)))
    #expect(fixture.titles == ["A"])
  }

  @Test func `a disabled recogniser or a delegate that objects turns it off`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!leadsBack(fixture, from: point(5), to: point(300)))
    fixture.navigation.interactivePopGestureRecognizer?.isEnabled = true
    let objector = Objector()
    fixture.navigation.interactivePopGestureRecognizer?.delegate = objector
    #expect(!leadsBack(fixture, from: point(5), to: point(300)))
  }
}

private final class Objector: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
