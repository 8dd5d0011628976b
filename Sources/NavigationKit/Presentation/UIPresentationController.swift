public import Foundation

/// Says where a presented controller's view goes, and puts around it what belongs there.
///
/// Subclass it and hand it out by a `UIViewControllerTransitioningDelegate` for style `custom`.
@MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// Makes one for a presentation that is to come.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  // The presented controller keeps its presentation controller, not the other way round: who keeps
  // this one longer finds an empty one in its place.
  weak var presented: UIViewController?
  private lazy var standIn = UIViewController()
  weak var presenting: UIViewController?

  /// The controller being presented; an empty one once that is gone.
  open var presentedViewController: UIViewController { presented ?? standIn }
  /// The controller that presents; before the presentation, the presented one where none was given.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? presentedViewController
  }
  /// The style in use.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  /// The view all of it happens in; nil before and after.
  open internal(set) var containerView: UIView?
  /// Who adapts the presentation and has a say in its end.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style it was adapted to; `none` where it is the presented controller's own.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The style to use where there is little room from side to side; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? usualCompactStyle
  }

  /// The style to use in given circumstances; `none` keeps the style.
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

  /// The view that comes and goes; the presented controller's unless something is around it.
  open var presentedView: UIView? { presented?.view }

  /// What the presented controller's own view is put into; the container unless something is around it.
  var contentHome: UIView? { containerView }

  /// Has the presented controller's own view lie in what is around it, if anything is.
  func takeContent() {}

  /// Where the presented view ends up, in the container; all of it unless a subclass knows better.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Where the presented view is put; a little more than what is seen of it, perhaps.
  var placedFrame: CGRect { frameOfPresentedViewInContainerView }

  /// Whether the presenter's view is taken away once it is covered.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// The presentation is about to be seen.
  open func presentationTransitionWillBegin() {}
  /// The presentation is there, or was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to be seen.
  open func dismissalTransitionWillBegin() {}
  /// The presented view is gone, or stays after all.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to place its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// The container has placed its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Whether it fades in and out in place, whatever the presented controller's transition style.
  var fadesInPlace: Bool { false }

  /// Moves the presented view in a way of its own; false where there is none.
  func move(_ view: UIView, by progress: TransitionProgress) -> Bool { false }

  /// Does what Escape does here; false where it leads back in a stack, as everywhere.
  func handleEscape() -> Bool { false }
  /// Does what Return does here; false where it does nothing.
  func handleReturn() -> Bool { false }

  /// Whether what presents is drawn further back, on black, while this one is there.
  var pushesPresenterBack: Bool { false }

  /// Has what presents be drawn in its own place again.
  func bringPresenterForward() {}

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
