public import Foundation
import NavigationKit

/// Opens a document out of the browser, and lets it go back there.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// How far the document is loaded; it is only kept.
  open var loadingProgress: Progress?
  /// The view that shows the document; the whole page unless set.
  open weak var targetView: UIView?

  private let origin: () -> UIView?

  /// Seconds, as for the system's own presentations.
  private static let duration: TimeInterval = 0.5

  init(from origin: @escaping () -> UIView?) {
    self.origin = origin
    super.init()
  }

  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isOpening =
      transitionContext.view(forKey: .to) != nil
      && transitionContext.viewController(forKey: .to)?.presentingViewController
        === transitionContext.viewController(forKey: .from)
    let container = transitionContext.containerView
    if let shown = transitionContext.view(forKey: .to) {
      if let page = transitionContext.viewController(forKey: .to) {
        shown.frame = transitionContext.finalFrame(for: page)
      }
      isOpening ? container.addSubview(shown) : container.insertSubview(shown, at: 0)
    }
    guard let page = transitionContext.view(forKey: isOpening ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    let small = transform(of: page, in: container)
    if isOpening { (page.transform, page.alpha) = (small, 0) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .curveEaseInOut) {
      (page.transform, page.alpha) = isOpening ? (.identity, 1) : (small, 0)
    } completion: { _ in
      let isDone = !transitionContext.transitionWasCancelled
      (page.transform, page.alpha) = (.identity, 1)
      transitionContext.completeTransition(isDone)
    }
  }

  /// From a page to where its document is in the browser.
  private func transform(of page: UIView, in container: UIView) -> CGAffineTransform {
    guard let origin = origin(), page.bounds.width > 0, page.bounds.height > 0 else {
      return CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    let frame = origin.convert(origin.bounds, to: container)
    return CGAffineTransform(
      translationX: frame.midX - page.center.x, y: frame.midY - page.center.y
    ).scaledBy(x: frame.width / page.bounds.width, y: frame.height / page.bounds.height)
  }
}
