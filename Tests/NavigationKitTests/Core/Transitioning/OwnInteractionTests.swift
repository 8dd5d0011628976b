import Foundation
import Testing

@testable import NavigationKit

/// Transitions with an interaction controller of the app's own, which moves the views itself.
struct OwnInteractionTests {
  private let fixture = NavigationFixture("A", "B")
  private let puller = Puller()
  private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    fixture.navigation.delegate = puller
    fixture.stage.window.addSubview(badge)
    _ = fixture.log.take()
    fixture.navigation.popViewController(animated: true)
    fixture.navigation.transitionCoordinator?.animate(
      alongsideTransition: { [badge] _ in badge.alpha = 0 }, completion: nil)
    fixture.stage.advance(by: 0)
  }

  private var badgeAlpha: CGFloat { badge.presentedAlpha(at: fixture.stage.now) }

  @Test func `it starts with the two views, and time does nothing`() {
    #expect(puller.started == ["B to A"])
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    #expect(fixture.navigation.transitionCoordinator?.initiallyInteractive == true)
    fixture.stage.advance(by: 5)
    #expect(fixture.x(of: fixture.pages[1]) == 0 && fixture.x(of: fixture.pages[0]) == 0)
    puller.pull(to: 0.5)
    fixture.stage.advance(by: 5)
    #expect(fixture.x(of: fixture.pages[1]) == 195)
    #expect(badgeAlpha == 0.5, "what moves alongside goes by the percentage")
    #expect(puller.animations == 0)
  }

  @Test(arguments: [true, false])
  func `let go, the rest moves on until it says that it is over`(finishes: Bool) {
    puller.pull(to: 0.5)
    puller.letGo(finishes: finishes)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
    #expect(fixture.navigation.transitionCoordinator?.percentComplete == 0.5)
    fixture.stage.advance(by: 0.1)
    #expect(finishes ? badgeAlpha < 0.4 && badgeAlpha > 0 : badgeAlpha > 0.6 && badgeAlpha < 1)
    #expect(puller.ended.isEmpty)
    fixture.stage.settle()
    #expect(puller.ended == [finishes] && puller.animations == 0)
    #expect(fixture.titles == (finishes ? ["A"] : ["A", "B"]))
    #expect(fixture.labels(.title) == [finishes ? "A" : "B"])
    #expect(fixture.x(of: fixture.pages[finishes ? 0 : 1]) == 0)
    #expect(fixture.x(of: fixture.pages[finishes ? 1 : 0]) == nil)
    #expect(badge.alpha == (finishes ? 0 : 1))
    #expect(fixture.navigation.transitionCoordinator == nil)
  }
}

/// An animator that animates nothing, and pulls the upper page away under a finger.
private final class Puller: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var started: [String] = []
  private(set) var animations = 0
  private(set) var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animations += 1
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let titles = [UITransitionContextViewControllerKey.from, .to].map {
      transitionContext.viewController(forKey: $0)?.title ?? ""
    }
    started.append(titles.joined(separator: " to "))
    transitionContext.view(forKey: .to).map {
      transitionContext.containerView.insertSubview($0, at: 0)
    }
  }

  func pull(to part: CGFloat) {
    guard let context else { return }
    place(at: part)
    context.updateInteractiveTransition(part)
  }

  func letGo(finishes: Bool) {
    guard let context else { return }
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      self.place(at: finishes ? 1 : 0)
    } completion: { _ in
      context.completeTransition(finishes)
    }
  }

  private func place(at part: CGFloat) {
    guard let context else { return }
    context.view(forKey: .from)?.frame.origin.x = part * context.containerView.bounds.width
  }
}
