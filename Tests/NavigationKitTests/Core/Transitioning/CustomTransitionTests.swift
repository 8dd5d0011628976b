import Foundation
import Testing

@testable import NavigationKit

/// Custom animators from the delegate, interactive or not.
struct CustomTransitionTests {
  private let fixture = NavigationFixture("A", "B")
  private let fader = FadingDelegate()

  init() { fixture.navigation.delegate = fader }

  private var stage: Stage { fixture.stage }

  @Test func `an animator is asked once, moves the pages in its own time and hears the end once`() {
    fader.isInteractive = false
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.4)
    #expect(fader.asked == ["push B C"])
    #expect(abs(page.view.presentedAlpha(at: stage.now) - 0.5) < 0.001)
    #expect(fixture.x(of: page) == 0)
    stage.settle()
    #expect(stage.now == 0.8)
    #expect(fader.ended == [true])
    #expect(fixture.labels(.title) == ["C"])
    #expect(fixture.x(of: fixture.pages[1]) == nil)
    #expect(
      fixture.log.take().suffix(3) == ["B.didDisappear", "C.didAppear", "C.didMove(nav)"])
  }

  @Test func `an unanimated change does not ask`() {
    fixture.navigation.popViewController(animated: false)
    #expect(fader.asked.isEmpty)
  }

  @Test func `a cancelled one puts views, stack, bar and callbacks back`() {
    _ = fixture.log.take()
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    fader.driver.update(0.5)
    var heard: [String] = []
    fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append("changed, cancelled: \($0.isCancelled) at \($0.percentComplete)")
    }
    fader.driver.cancel()
    #expect(heard == ["changed, cancelled: true at 0.5"])
    stage.settle()
    #expect(stage.now == 0.4)
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.pages[1].view.alpha == 1)
    #expect(fixture.labels(.title) == ["B"])
    #expect(fader.ended == [false])
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "A.isAppearing",
        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
        "B.didMove(nav)",
      ])
  }

  @Test(arguments: [true, false])
  func `a finger takes the rest into its hand again, and lets go another way`(finishes: Bool) {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    fader.driver.update(0.5)
    fader.driver.completionCurve = .linear
    if finishes { fader.driver.cancel() } else { fader.driver.finish() }
    stage.advance(by: 0.2)
    var changes: [Bool] = []
    fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    fader.driver.pause()
    #expect(abs(fader.driver.percentComplete - (finishes ? 0.25 : 0.75)) < 0.0001)
    let held = fixture.pages[1].view.presentedAlpha(at: stage.now)
    stage.advance(by: 5)
    #expect(fixture.pages[1].view.presentedAlpha(at: stage.now) == held)
    #expect(changes == [true] && fader.ended.isEmpty)
    fader.driver.update(0.6)
    if finishes { fader.driver.finish() } else { fader.driver.cancel() }
    stage.settle()
    #expect(changes == [true, false] && fader.ended == [finishes])
    #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
    #expect(fixture.labels(.title) == [finishes ? "A" : "B"])
    fader.driver.pause()
    stage.settle()
    #expect(fader.ended == [finishes], "once all is over nothing happens")
  }

  @Test func `completeTransition(false) puts stack, bar, views and callbacks back`() {
    fader.isInteractive = false
    fader.succeeds = false
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
    #expect(fader.ended == [false])
    #expect(page.parent == nil && page.view.superview == nil)
    #expect(fixture.x(of: fixture.pages[1]) == 0 && fixture.pages[1].view.alpha == 1)
    #expect(
      fixture.log.take() == [
        "C.willMove(nav)", "C.loadView", "B.willDisappear", "C.willAppear", "C.isAppearing",
        "C.willDisappear", "C.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
        "C.willMove(nil)", "C.didMove(nil)",
      ])
  }

  @Test func `code wins over the percentage`() {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    fader.driver.update(0.3)
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: false)
    #expect(fixture.titles == ["A", "C"])
    #expect(fixture.labels(.title) == ["C"])
    fader.driver.finish()
    stage.settle()
    #expect(fixture.titles == ["A", "C"])
  }

  @Test func `views move alongside a slide and come back with a cancelled swipe`() {
    fixture.navigation.delegate = nil
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(badge)
    var ends: [Bool] = []
    fixture.pages[0].whenAppearing = { [fixture] in
      fixture.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in badge.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    }
    stage.press(at: CGPoint(x: 0, y: 300))
    stage.move(to: CGPoint(x: 78, y: 300), over: 0.2)
    #expect(abs(badge.presentedAlpha(at: stage.now) - 0.8) < 0.0001)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(badge.alpha == 1)
    #expect(ends == [true])
    fixture.navigation.popViewController(animated: true)
    stage.settle()
    #expect(badge.alpha == 0)
    #expect(ends == [true, false])
  }

  @Test func `the coordinator exists right after an animated push, and is gone at its end`() {
    #expect(fixture.navigation.transitionCoordinator == nil)
    let page = fixture.page("C")
    fixture.navigation.delegate = nil
    fixture.navigation.pushViewController(page, animated: true)
    var isOver = false
    let coordinator = page.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    #expect(coordinator?.isAnimated == true && coordinator?.initiallyInteractive == false)
    stage.advance(by: 0.1)
    #expect(coordinator?.viewController(forKey: .from) === fixture.pages[1])
    #expect(coordinator?.transitionDuration == 0.5)
    stage.settle()
    #expect(isOver)
    #expect(page.transitionCoordinator == nil)
    fixture.navigation.popViewController(animated: false)
    #expect(page.transitionCoordinator == nil)
  }
}
