import Foundation
import Testing

@testable import NavigationKit

/// Animators that follow a finger, and their timing.
struct AnimatorScrubbingTests {
  private let fixture = AnimatorFixture()
  private var stage: Stage { fixture.stage }
  private var place: CGFloat { fixture.place }

  @Test func `a pan moves the views, and the release lets them go on`() throws {
    let animator = fixture.animator(.easeInOut)
    let pad = try #require(stage.window.rootViewController?.view)
    let scrub = Scrub(animator)
    pad.addGestureRecognizer(scrub.pan)
    stage.press(at: CGPoint(x: 20, y: 200))
    stage.move(to: CGPoint(x: 170, y: 200), over: 0.3)
    let scrubbed = place
    #expect(isNear(scrubbed, 100 * animator.fractionComplete) && scrubbed > 30 && scrubbed < 60)
    #expect(animator.state == .active && !animator.isRunning && fixture.ends.isEmpty)
    stage.release()
    #expect(isNear(place, scrubbed) && animator.isRunning)
    stage.settle()
    #expect(place == 100 && fixture.ends == [.end])
  }

  @Test func `the finger takes over a running animator without a jump`() throws {
    let animator = fixture.animator(.easeInOut)
    let pad = try #require(stage.window.rootViewController?.view)
    let scrub = Scrub(animator)
    pad.addGestureRecognizer(scrub.pan)
    animator.startAnimation()
    stage.advance(by: 0.3)
    let reached = place
    stage.press(at: CGPoint(x: 20, y: 200))
    stage.move(to: CGPoint(x: 80, y: 200))
    let held = scrub.start
    #expect(isNear(held * 100, reached))
    stage.advance(by: 3)
    #expect(place < 60 && fixture.ends.isEmpty)
  }

  @Test func `setting a fraction makes it active and paused`() {
    let animator = fixture.animator(.easeIn)
    animator.fractionComplete = 0.25
    #expect(isNear(place, 25) && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 7
    #expect(place == 100 && fixture.ends.isEmpty)
  }

  @Test func `it follows its curve if it does not scrub linearly`() {
    let animator = fixture.animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(isNear(place, 100 * TimingCurve.easeIn.value(at: 0.25)))
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(animator.fractionComplete, 0.75))
    #expect(isNear(place, 100 * TimingCurve.easeIn.value(at: 0.75)))
    animator.isReversed = true
    #expect(isNear(place, 100 * TimingCurve.easeIn.value(at: 0.75)))
    stage.settle()
    #expect(place == 0 && fixture.ends == [.start])
  }

  @Test func `changes may begin later`() {
    let animator = fixture.animator()
    animator.addAnimations({ fixture.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(isNear(fixture.view.presentedAlpha(at: stage.now), 1))
    stage.advance(by: 0.25)
    #expect(isNear(fixture.view.presentedAlpha(at: stage.now), 0.5) && isNear(place, 75))
  }

  @Test func `changes added on the way take the rest of the time`() {
    let animator = fixture.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.addAnimations { fixture.view.alpha = 0 }
    #expect(isNear(fixture.view.presentedAlpha(at: stage.now), 1))
    stage.advance(by: 0.25)
    #expect(isNear(fixture.view.presentedAlpha(at: stage.now), 0.5))
    stage.settle()
    #expect(fixture.view.alpha == 0 && fixture.ends == [.end])
  }

  @Test func `a spring swings over`() {
    let animator = fixture.prepared(UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4))
    animator.startAnimation()
    let places = (0..<100).map { _ in
      stage.advance(by: 0.01)
      return place
    }
    // As in SpringAnimationTests: 25 % too far.
    #expect(isNear(places.max() ?? 0, 125.4, within: 0.5) && fixture.ends == [.end])
  }

  @Test func `a spring with a mass takes its own time`() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = fixture.prepared(UIViewPropertyAnimator(duration: 9, timingParameters: timing))
    // It decays by exp(-damping / 2 mass · t): to a thousandth after ln(1000) / 5 seconds.
    #expect(isNear(animator.duration, log(1000) / 5))
    animator.startAnimation()
    stage.advance(by: animator.duration + 0.01)
    #expect(fixture.ends == [.end])
  }

  @Test func `a curve of one's own is followed`() {
    let points = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    let animator = fixture.prepared(
      UIViewPropertyAnimator(duration: 1, controlPoint1: points.0, controlPoint2: points.1))
    animator.startAnimation()
    stage.advance(by: 0.4)
    #expect(isNear(place, 100 * TimingCurve.easeIn.value(at: 0.4)))
    #expect(animator.timingParameters?.timingCurveType == .cubic)
  }

  @Test func `misuse stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = AnimatorFixture()
        let animator = fixture.animator()
        animator.startAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = AnimatorFixture().animator()
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
  }
}

/// Lets a pan over 300 points drive an animator.
@MainActor
private final class Scrub: NSObject {
  let pan = UIPanGestureRecognizer()
  private let animator: UIViewPropertyAnimator
  /// The fraction at which the finger took it.
  private(set) var start: CGFloat = 0

  init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
    super.init()
    pan.addAction(UIAction { [unowned self] _ in follow() })
  }

  private func follow() {
    switch pan.state {
    case .began:
      animator.pauseAnimation()
      start = animator.fractionComplete
    case .changed:
      animator.fractionComplete = start + pan.translation(in: pan.view).x / 300
    case .ended:
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}
