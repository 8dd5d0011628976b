import Foundation
import NavigationKit

/// Fades pages over 0.8 seconds, interactively if requested.
final class ModalShow: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = false
  var succeeds = true
  var asked: [String] = []
  var views: [String] = []
  var ended: [Bool] = []
  /// Where it puts what is presented; nil for where that belongs.
  var place: CGRect?
  /// The radius of corners that it changes to; nil for none.
  var radius: CGFloat?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("present \(presented.title ?? "") \(source.title ?? "")")
    return presented.modalPresentationStyle == .custom ? nil : self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("dismiss \(dismissed.title ?? "")")
    return dismissed.modalPresentationStyle == .custom ? nil : self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfController(presentedViewController: presented, presenting: presenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    let name = { (controller: UIViewController?) in controller?.title ?? "Nav" }
    asked.append("from \(name(from)) to \(name(to))")
    let isPresentation = to?.isBeingPresented == true
    views = [context.view(forKey: .from), context.view(forKey: .to)].compactMap { $0 }
      .map { $0 === from?.viewIfLoaded ? name(from) : name(to) }
    if let view = context.view(forKey: .to), let to {
      view.frame = place ?? context.finalFrame(for: to)
      context.containerView.insertSubview(
        view, at: isPresentation ? context.containerView.subviews.count : 0)
    }
    let top = context.view(forKey: isPresentation ? .to : .from)
    if isPresentation { top?.alpha = 0 }
    UIView.animate(
      withDuration: 0.8, delay: 0, options: .curveLinear,
      animations: { [radius] in
        top?.alpha = isPresentation ? 1 : 0
        if let radius { top?.layer.cornerRadius = radius }
      },
      completion: { [self] _ in
        context.completeTransition(succeeds && !context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
