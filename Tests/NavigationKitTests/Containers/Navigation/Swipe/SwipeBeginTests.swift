import Foundation
import Input
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

  private nonisolated enum Obstacle: CaseIterable {
    case leftItem, hiddenBackButton, hiddenBar, tappedAwayBar, animator
  }

  /// Whether a page can be swiped away from where it shows no way back.
  private func leadsBack(
    past obstacle: Obstacle, touchpad: Bool, prepare: (UIGestureRecognizer) -> Void = { _ in }
  ) throws -> Bool {
    let fixture = NavigationFixture("A", "B")
    let animators = FadingDelegate()
    animators.isInteractive = false
    switch obstacle {
    case .leftItem:
      fixture.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    case .hiddenBackButton: fixture.pages[1].navigationItem.hidesBackButton = true
    case .hiddenBar: fixture.navigation.isNavigationBarHidden = true
    case .tappedAwayBar:
      fixture.navigation.hidesBarsOnTap = true
      fixture.stage.tap(at: point(200))
      fixture.stage.settle()
    case .animator: fixture.navigation.delegate = animators
    }
    prepare(try #require(fixture.navigation.interactivePopGestureRecognizer))
    if touchpad {
      fixture.stage.send(
        .scroll(
          ScrollEvent(
            position: point(200), delta: CGSize(width: 390, height: 0), phase: .changed,
            time: fixture.stage.now)))
    } else {
      fixture.stage.drag(from: point(5), to: point(300), over: 0.3)
    }
    fixture.stage.settle()
    return withExtendedLifetime(animators) { fixture.titles == ["A"] }
  }

  @Test(arguments: Obstacle.allCases, [false, true])
  private func `where no way back is seen it is off`(obstacle: Obstacle, touchpad: Bool) throws {
    #expect(try !leadsBack(past: obstacle, touchpad: touchpad))
  }

  @Test(arguments: Obstacle.allCases, [false, true])
  private func `without a delegate, or with one that allows it, it is on there too`(
    obstacle: Obstacle, touchpad: Bool
  ) throws {
    #expect(try leadsBack(past: obstacle, touchpad: touchpad) { $0.delegate = nil })
    let allowing = Allowing()
    #expect(try leadsBack(past: obstacle, touchpad: touchpad) { $0.delegate = allowing })
    #expect(allowing.asked > 0)
  }

  @Test func `its own delegate, put back, turns it off again`() throws {
    #expect(
      try !leadsBack(past: .hiddenBackButton, touchpad: false) {
        let own = $0.delegate
        $0.delegate = nil
        $0.delegate = own
      })
  }

  @Test func `left items that supplement the back button leave it on, and so do hidden ones`() {
    for isHidden in [false, true] {
      let fixture = NavigationFixture("A", "B")
      let item = UIBarButtonItem(title: "Cancel")
      item.isHidden = isHidden
      fixture.pages[1].navigationItem.leftBarButtonItem = item
      fixture.pages[1].navigationItem.leftItemsSupplementBackButton = !isHidden
      #expect(leadsBack(fixture, from: point(5), to: point(300)))
      #expect(fixture.titles == ["A"])
    }
  }

  @Test func `an animator with an interaction controller leaves it on`() {
    let fixture = NavigationFixture("A", "B")
    let animators = FadingDelegate()
    fixture.navigation.delegate = animators
    fixture.stage.drag(from: point(5), to: point(300), over: 0.3)
    #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == true)
    animators.driver.finish()
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
  }

  @Test(arguments: [
    (SwipeBack.Page(), true), (SwipeBack.Page(isWithoutBar: true), false),
    (SwipeBack.Page(isWithoutBackButton: true), false),
    (SwipeBack.Page(popsByItself: true), false),
  ])
  func `what of a page turns it off`(page: SwipeBack.Page, isOn: Bool) {
    #expect(SwipeBack.isOnByDefault(for: page) == isOn)
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

private final class Allowing: NSObject, UIGestureRecognizerDelegate {
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return true
  }
}
