import Foundation
import Testing

@testable import NavigationKit

/// Transitions with an app's own interaction controller.
struct OwnInteractionTests {
  private let fixture = NavigationFixture("A", "B")
  private let interaction = OwnInteraction()

  init() { fixture.navigation.delegate = interaction }

  @Test func `it is started in place of the animator, and drives through the context`() {
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0)
    let coordinator = fixture.navigation.transitionCoordinator
    #expect(interaction.context != nil && interaction.animations == 0)
    #expect(coordinator?.isInteractive == true)
    interaction.context?.updateInteractiveTransition(0.4)
    interaction.context?.finishInteractiveTransition()
    #expect(coordinator?.percentComplete == 0.4)
    interaction.context?.completeTransition(true)
    fixture.stage.settle()
    #expect(fixture.titles == ["A"] && coordinator?.isCancelled == false)
  }

  @Test func `what a callback pushes is shown if the transition ends as it starts`() {
    interaction.endsAtOnce = true
    let next = fixture.page("C")
    interaction.whenShown = { [fixture] in
      fixture.navigation.pushViewController(next, animated: false)
    }
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "C"])
    #expect(next.viewIfLoaded?.window != nil && fixture.labels(.title) == ["C"])
  }
}

/// An animator that does nothing, and an interaction controller that keeps its context.
private final class OwnInteraction: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animations = 0
  var endsAtOnce = false
  var whenShown: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    whenShown?()
    whenShown = nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animations += 1
  }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard endsAtOnce else { return }
    transitionContext.finishInteractiveTransition()
    transitionContext.completeTransition(true)
  }
}
