import Foundation
import Testing

@testable import NavigationKit

/// Animators that run, pause, turn back and stop.
struct PropertyAnimatorTests {
  private let fixture = AnimatorFixture()
  private var stage: Stage { fixture.stage }
  private var place: CGFloat { fixture.place }

  @Test func `an animator moves a view and ends`() {
    let animator = fixture.animator()
    #expect(animator.state == .inactive && !animator.isRunning)
    stage.advance(by: 1)
    #expect(place == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && !stage.isSettled)
    stage.advance(by: 0.25)
    #expect(isNear(place, 25) && isNear(animator.fractionComplete, 0.25))
    stage.advance(by: 0.75)
    #expect(place == 100 && fixture.ends == [.end] && animator.state == .inactive)
    #expect(stage.isSettled && fixture.view.animations.isEmpty)
  }

  @Test(arguments: [true, false])
  func `views that it moves get touches meanwhile unless they are not to`(isEnabled: Bool) {
    let animator = fixture.animator()
    animator.isUserInteractionEnabled = isEnabled
    animator.startAnimation()
    stage.advance(by: 0.5)
    let end = CGPoint(x: 120, y: 20)
    #expect((stage.hitTest(end) === fixture.view) == isEnabled)
    stage.settle()
    #expect(stage.hitTest(end) === fixture.view)
  }

  @Test func `it is drawn on its way`() {
    fixture.view.backgroundColor = .red
    fixture.animator().startAnimation()
    stage.advance(by: 0.5)
    #expect(stage.displayList().description.contains("fill (50 0 40 40)"))
  }

  @Test func `it waits for its delay`() {
    let animator = fixture.animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.isRunning && animator.delay == 0.5)
    stage.advance(by: 0.5)
    #expect(place == 0)
    stage.advance(by: 0.5)
    #expect(isNear(place, 50))
    stage.advance(by: 0.5)
    #expect(fixture.ends == [.end])
  }

  @Test(arguments: [.linear, .easeIn, .easeOut, .easeInOut] as [UIView.AnimationCurve])
  func `it pauses and goes on without a jump`(curve: UIView.AnimationCurve) {
    let animator = fixture.animator(curve)
    animator.startAnimation()
    stage.advance(by: 0.3)
    let reached = place
    animator.pauseAnimation()
    #expect(isNear(reached, 100 * curve.timing.value(at: 0.3)))
    #expect(place == reached && animator.state == .active && !animator.isRunning)
    stage.advance(by: 5)
    #expect(place == reached && stage.isSettled && fixture.ends.isEmpty)
    animator.startAnimation()
    #expect(isNear(place, reached))
    let left = 1 - animator.fractionComplete
    stage.advance(by: Double(left) - 0.01)
    #expect(place < 100 && fixture.ends.isEmpty)
    stage.advance(by: 0.02)
    #expect(place == 100 && fixture.ends == [.end])
  }

  @Test func `turned back in the middle it returns from where it is`() {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.isReversed = true
    #expect(isNear(place, 40) && isNear(animator.fractionComplete, 0.6))
    stage.advance(by: 0.3)
    #expect(isNear(place, 10))
    stage.advance(by: 0.11)
    #expect(fixture.ends == [.start] && place == 0 && fixture.view.frame.minX == 0)
  }

  @Test func `turned twice it ends at its end`() {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.isReversed = true
    stage.advance(by: 0.2)
    animator.isReversed = false
    #expect(isNear(place, 20))
    stage.settle()
    #expect(fixture.ends == [.end] && fixture.view.frame.minX == 100)
  }

  @Test func `the rest can have another timing`() {
    let animator = fixture.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
    stage.advance(by: 1)
    #expect(isNear(place, 50 + 50 * TimingCurve.easeIn.value(at: 0.5)))
    stage.advance(by: 0.99)
    #expect(fixture.ends.isEmpty)
    stage.advance(by: 0.02)
    #expect(fixture.ends == [.end])
  }

  @Test func `stopped without finishing, views stay and nothing is reported`() {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && isNear(place, 40) && isNear(fixture.view.frame.minX, 40))
    stage.advance(by: 2)
    #expect(isNear(place, 40) && fixture.ends.isEmpty && stage.isSettled)
  }

  @Test(
    arguments: [(.start, 0), (.current, 40), (.end, 100)] as [(UIViewAnimatingPosition, CGFloat)])
  func `stopped, it is finished where one wants`(end: UIViewAnimatingPosition, expected: CGFloat) {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isNear(fixture.view.frame.minX, 40))
    #expect(fixture.ends.isEmpty)
    animator.finishAnimation(at: end)
    #expect(animator.state == .inactive && fixture.ends == [end])
    #expect(isNear(place, expected) && isNear(fixture.view.frame.minX, expected))
  }

  @Test func `it can pause at its end and be turned back there`() {
    let animator = fixture.animator()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 2)
    #expect(place == 100 && animator.state == .active && !animator.isRunning)
    #expect(fixture.ends.isEmpty && stage.isSettled)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(place, 50))
    stage.settle()
    #expect(fixture.ends == [.start] && place == 0)
  }

  @Test func `an inactive animator that is reversed runs from its end to its start`() {
    let animator = fixture.animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(place == 100)
    stage.advance(by: 0.25)
    #expect(isNear(place, 75))
    stage.settle()
    #expect(place == 0 && fixture.ends == [.start])
  }

  @Test func `a view that is removed on the way is where it was going`() {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.4)
    fixture.view.removeFromSuperview()
    #expect(fixture.view.frame.minX == 100)
    stage.settle()
    #expect(fixture.ends == [.end] && animator.state == .inactive)
  }

  @Test func `with no view on a stage it ends as it starts`() {
    fixture.view.removeFromSuperview()
    let animator = fixture.animator()
    animator.startAnimation()
    #expect(fixture.ends == [.end] && fixture.view.frame.minX == 100)
    #expect(animator.state == .inactive)
  }

  @Test func `it runs to its end when nobody holds it`() {
    weak var kept: UIViewPropertyAnimator?
    do {
      let animator = fixture.animator()
      animator.startAnimation()
      kept = animator
    }
    stage.advance(by: 0.5)
    #expect(kept != nil)
    stage.advance(by: 1)
    #expect(kept == nil && fixture.ends == [.end])
  }

  @Test func `what is started at once runs by itself`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: { fixture.view.alpha = 0 }, completion: { ends.append($0) })
    stage.advance(by: 1)
    #expect(animator.isRunning && isNear(fixture.view.presentedAlpha(at: stage.now), 0.5))
    stage.advance(by: 0.5)
    #expect(ends == [.end])
  }

  @Test func `without animations it ends at once`() {
    UIView.performWithoutAnimation { fixture.animator().startAnimation() }
    #expect(place == 100 && fixture.ends == [.end])
  }

  @Test func `reduced motion leaves it as it is`() {
    let calm = AnimatorFixture(traits: UITraitCollection(reducesMotion: true))
    calm.animator().startAnimation()
    calm.stage.advance(by: 0.5)
    #expect(isNear(calm.place, 50))
  }
}
