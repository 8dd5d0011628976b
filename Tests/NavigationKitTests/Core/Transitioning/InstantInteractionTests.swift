import Foundation
import NavigationKit
import Testing

/// Transitions whose interaction controller ends them as they start.
struct InstantInteractionTests {
  private let fixture = NavigationFixture("A", "B")
  private let interaction = InstantInteraction()

  init() { fixture.navigation.delegate = interaction }

  @Test func `what a callback pushes is shown if the transition ends as it starts`() {
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

/// An animator that does nothing, and an interaction controller that completes at once.
private final class InstantInteraction: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
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

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transitionContext.finishInteractiveTransition()
    transitionContext.completeTransition(true)
  }
}
