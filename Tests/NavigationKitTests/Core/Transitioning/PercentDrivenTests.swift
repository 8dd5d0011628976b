import Foundation
import Testing

@testable import NavigationKit

/// Transitions with a `UIPercentDrivenInteractiveTransition`.
struct PercentDrivenTests {
  private let fixture = NavigationFixture("A", "B")
  private let fader = FadingDelegate()

  init() { fixture.navigation.delegate = fader }

  @Test(
    arguments: [
      (0.25, 1, true, 0.6), (0.25, 2, true, 0.3), (0.75, 0.5, true, 0.4), (0.25, 1, false, 0.2),
      (0.25, 2, false, 0.1),
    ] as [(CGFloat, CGFloat, Bool, TimeInterval)])
  func `what is left of the way takes its part of the duration, divided by the speed`(
    percent: CGFloat, speed: CGFloat, finishes: Bool, seconds: TimeInterval
  ) {
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0)
    fader.driver.update(percent)
    fader.driver.completionSpeed = speed
    let released = fixture.stage.now
    if finishes { fader.driver.finish() } else { fader.driver.cancel() }
    fixture.stage.settle()
    #expect(abs(fixture.stage.now - released - seconds) < 0.0001)
    #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
  }

  @Test func `under percentages the way is linear, afterwards it eases in and out`() {
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0)
    let page = fixture.pages[1].view
    for percent: CGFloat in [0.2, 0.4, 0.6] {
      fader.driver.update(percent)
      #expect(abs((page?.presentedAlpha(at: fixture.stage.now) ?? 0) - (1 - percent)) < 0.0001)
    }
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    fader.driver.update(0)
    fader.driver.finish()
    fixture.stage.advance(by: 0.2)
    let early = page?.presentedAlpha(at: fixture.stage.now) ?? 0
    #expect(early > 0.8, "slower at first than a quarter of the time would be")
    fixture.stage.advance(by: 0.2)
    #expect(abs((page?.presentedAlpha(at: fixture.stage.now) ?? 0) - 0.5) < 0.001)
  }

  @Test func `one that starts by itself can be taken by a finger, and cancelled`() {
    fader.driver.wantsInteractiveStart = false
    fixture.navigation.popViewController(animated: true)
    let coordinator = fixture.navigation.transitionCoordinator
    fixture.stage.advance(by: 0.4)
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    fader.driver.pause()
    #expect(coordinator?.isInteractive == true)
    let page = fixture.pages[1].view
    for seconds in [0, 0.3] {
      fixture.stage.advance(by: seconds)
      #expect(abs((page?.presentedAlpha(at: fixture.stage.now) ?? 0) - 0.5) < 0.001)
    }
    fader.driver.update(0.75)
    #expect(page?.presentedAlpha(at: fixture.stage.now) == 0.25)
    fader.driver.cancel()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"] && page?.alpha == 1)
  }

  @Test func `one that starts by itself and is left alone takes its duration`() {
    fader.driver.wantsInteractiveStart = false
    let start = fixture.stage.now
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(abs(fixture.stage.now - start - 0.8) < 0.0001)
    #expect(fixture.titles == ["A"])
  }

  @Test func `a driver that drives another transition by now can still be paused`() {
    fader.driver.wantsInteractiveStart = false
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.4)
    fixture.navigation.setViewControllers(fixture.pages, animated: false)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.6)
    fader.driver.pause()
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    fader.driver.cancel()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test(arguments: [true, false])
  func `let go after its stack has left the screen it is over at once`(finishes: Bool) {
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0)
    fader.driver.update(0.4)
    fixture.stage.window.rootViewController = UIViewController()
    if finishes { fader.driver.finish() } else { fader.driver.cancel() }
    #expect(fixture.navigation.transitionCoordinator == nil)
    #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
    #expect(fixture.pages[1].view.alpha == (finishes ? 0 : 1))
  }

  @Test func `a new stack that was taken back gives the old one back`() {
    let pages = [fixture.page("X"), fixture.page("Y")]
    fixture.navigation.setViewControllers(pages, animated: true)
    fixture.stage.advance(by: 0)
    fader.driver.update(0.4)
    fader.driver.cancel()
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
    #expect(fixture.x(of: fixture.pages[1]) == 0 && fixture.x(of: pages[1]) == nil)
    #expect(pages.allSatisfy { $0.parent == nil })
    #expect(fixture.pages.allSatisfy { $0.parent === fixture.navigation })
  }
}
