import Foundation
import NavigationKit

/// Fades pages over 0.8 seconds, interactively if requested.
final class FadingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var succeeds = true
  var asked: [String] = []
  var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return
    }
    let isPush = asked.last?.hasPrefix("push") == true
    context.containerView.insertSubview(to, at: isPush ? 1 : 0)
    let top = isPush ? to : from
    top.alpha = isPush ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { top.alpha = isPush ? 1 : 0 },
      completion: { [self] _ in
        context.completeTransition(succeeds && !context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
