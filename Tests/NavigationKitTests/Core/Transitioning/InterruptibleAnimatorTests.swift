import Foundation
import Testing

@testable import NavigationKit

/// Transitions whose animator has an animator that can be interrupted.
struct InterruptibleAnimatorTests {
  private let fixture = NavigationFixture("A", "B")
  private let fader = InterruptibleFader()
  private var stage: Stage { fixture.stage }

  /// Pops the second page, under a finger or by itself.
  private func pop(interactively: Bool) {
    fader.driver.wantsInteractiveStart = interactively
    fixture.navigation.delegate = fader
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
  }

  /// How much is left of the page that fades.
  private var alpha: CGFloat { fixture.pages[1].view.presentedAlpha(at: stage.now) }

  @Test(arguments: [true, false])
  func `it follows the finger, and goes on or back when that lets go`(finishes: Bool) {
    pop(interactively: true)
    stage.advance(by: 5)
    #expect(alpha == 1 && fader.asked > 0 && fader.started == 0)
    fader.driver.update(0.25)
    #expect(abs(alpha - 0.75) < 1e-9)
    if finishes { fader.driver.finish() } else { fader.driver.cancel() }
    // A quarter is 0.2 seconds back; three quarters are 0.6 seconds on.
    stage.advance(by: 0.1)
    #expect(finishes ? alpha < 0.75 && alpha > 0.5 : alpha > 0.8 && alpha < 1)
    stage.advance(by: finishes ? 0.45 : 0.05)
    #expect(fader.ended.isEmpty)
    stage.settle()
    #expect(fader.ended == [finishes])
    #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
    #expect(fixture.navigation.transitionCoordinator == nil)
    #expect(finishes || fixture.pages[1].view.alpha == 1)
  }

  @Test func `it is caught on the way, moved and let go again`() {
    pop(interactively: true)
    fader.driver.update(0.5)
    fader.driver.cancel()
    stage.advance(by: 0.2)
    let caught = alpha
    #expect(caught > 0.5 && caught < 1)
    fader.driver.pause()
    stage.advance(by: 5)
    #expect(abs(alpha - caught) < 1e-9 && abs(fader.driver.percentComplete - (1 - caught)) < 1e-9)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    fader.driver.update(0.9)
    #expect(abs(alpha - 0.1) < 1e-9)
    fader.driver.finish()
    stage.settle()
    #expect(fader.ended == [true] && fixture.titles == ["A"])
  }

  @Test func `it starts by itself, and can be caught then`() {
    pop(interactively: false)
    #expect(fader.driver.duration == 0.8)
    stage.advance(by: 0.4)
    #expect(abs(alpha - 0.5) < 1e-9)
    fader.driver.pause()
    fader.driver.update(0.2)
    fader.driver.cancel()
    stage.settle()
    #expect(fader.ended == [false] && fixture.titles == ["A", "B"])
  }

  @Test func `without a driver the animator's own start counts`() {
    fader.isDriven = false
    fixture.navigation.delegate = fader
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    #expect(fader.started == 1)
    stage.settle()
    #expect(fader.ended == [true] && fixture.titles == ["A"])
  }

  @Test func `the rest has a curve of its own, and a pace`() {
    pop(interactively: true)
    fader.driver.update(0.5)
    fader.driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    fader.driver.completionSpeed = 2
    fader.driver.finish()
    stage.advance(by: 0.1)
    #expect(abs(alpha - 0.25) < 1e-9)
  }
}

/// Fades the upper page over 0.8 seconds with a property animator.
private final class InterruptibleFader: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isDriven = true
  private var animator: UIViewPropertyAnimator?
  private(set) var asked = 0
  private(set) var started = 0
  private(set) var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    started += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    asked += 1
    if let animator { return animator }
    let from = context.view(forKey: .from)
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { from?.alpha = 0 }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    ended.append(transitionCompleted)
  }
}
