public import Foundation

/// Places a presented controller's view, and manages the views around it.
///
/// For style `custom`, a `UIViewControllerTransitioningDelegate` returns a subclass.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// Makes a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  // The presented controller owns its presentation controller. Once the presented one is gone, an
  // empty controller stands in for it.
  weak var presented: UIViewController?
  private lazy var standIn = UIViewController()
  weak var presenting: UIViewController?

  /// The controller being presented; an empty one once it is gone.
  open var presentedViewController: UIViewController { presented ?? standIn }
  /// The presenting controller; the presented one as long as none is known.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? presentedViewController
  }
  /// The style in use.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  /// The view the presentation happens in; nil before and after.
  open internal(set) var containerView: UIView?
  /// Adapts the presentation, and is told when the user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style it was adapted to; `none` if it was not.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The style to use in compact width; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? usualCompactStyle
  }

  /// The style to use in given traits; `none` keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? usualStyle(for: traitCollection)
  }

  /// The style to use where there is little room from side to side and nobody says otherwise.
  var usualCompactStyle: UIModalPresentationStyle { .none }

  /// The style to use in given circumstances where nobody says otherwise.
  func usualStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? usualCompactStyle : .none
  }

  /// The view that the transition moves: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { presented?.view }

  /// What the presented controller's own view is put into; the container unless something is around it.
  var contentHome: UIView? { containerView }

  /// Has the presented controller's own view lie in what is around it, if anything is.
  func takeContent() {}

  /// The presented view's final frame in the container; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The frame given to the presented view, which may be larger than the part that is visible.
  var placedFrame: CGRect { frameOfPresentedViewInContainerView }

  /// Whether the presenter's view is removed once it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The presentation is about to begin.
  open func presentationTransitionWillBegin() {}
  /// The presentation ended; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal ended; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to lay out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Whether it fades in and out in place, whatever the presented controller's transition style.
  var fadesInPlace: Bool { false }

  /// Moves the presented view in a way of its own; false where there is none.
  func move(_ view: UIView, by progress: TransitionProgress) -> Bool { false }

  /// Does what Escape does here; false where it leads back in a stack, as everywhere.
  func handleEscape() -> Bool { false }
  /// Does what Return does here; false where it does nothing.
  func handleReturn() -> Bool { false }

  /// Whether the view behind is drawn smaller, on black, while this one is presented.
  var pushesPresenterBack: Bool { false }

  /// Draws the view behind in its own place again.
  func restoreBackdrop() {}

  // MARK: Content

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let presented else { return }
    let inner = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: inner, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented?.willTransition(to: newCollection, with: coordinator) }
}
