/// Tabs that slide sideways: a tap on a tab slides to it, and a pan drags the next tab in.
final class SlidingTabsController: UITabBarController {
  private let slides = TabSlides()
  private let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = slides
    pan.addAction(UIAction { [weak self] _ in self?.follow() })
    pan.delegate = slides
    view.addGestureRecognizer(pan)
  }

  private func follow() {
    let width = view.bounds.width
    let offset = pan.translation(in: view).x
    switch pan.state {
    case .began:
      let next = selectedIndex + (pan.velocity(in: view).x < 0 ? 1 : -1)
      guard viewControllers?.indices.contains(next) == true else { return }
      slides.driver = UIPercentDrivenInteractiveTransition()
      selectedIndex = next
    case .changed: slides.driver?.update(abs(offset) / width)
    case .ended where abs(offset) > width / 2 || abs(pan.velocity(in: view).x) > Self.flick:
      slides.driver?.finish()
      slides.driver = nil
    case .ended, .cancelled:
      slides.driver?.cancel()
      slides.driver = nil
    default: break
    }
  }

  /// The speed above which a pan selects the next tab when it ends, in points per second.
  private static let flick: CGFloat = 600
}

/// Animates tabs sideways; `driver` controls the transition while the user drags.
final class TabSlides: NSObject, UITabBarControllerDelegate, UIGestureRecognizerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var driver: UIPercentDrivenInteractiveTransition?
  private var isForward = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let order = tabBarController.viewControllers ?? []
    let places = [fromVC, toVC].map { order.firstIndex(of: $0) ?? 0 }
    isForward = places[0] < places[1]
    return self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { TabSlides.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let width = transitionContext.containerView.bounds.width * (isForward ? 1 : -1)
    transitionContext.containerView.addSubview(to)
    let place = to.frame
    to.frame = place.offsetBy(dx: width, dy: 0)
    UIView.animate(
      withDuration: TabSlides.duration, delay: 0, options: .curveEaseInOut,
      animations: {
        to.frame = place
        from.frame = from.frame.offsetBy(dx: -width, dy: 0)
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// Leaves vertical pans to scroll views.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: pan.view)
    return abs(velocity.x) > abs(velocity.y)
  }

  /// In seconds.
  private static let duration = 0.35
}
