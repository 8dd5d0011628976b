public import Foundation

/// Places a presented controller's view, and manages the views around it.
///
/// For style `custom`, a `UIViewControllerTransitioningDelegate` returns a subclass.
@preconcurrency @MainActor
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

  // The presented controller owns its presentation controller. Once the presented one is released,
  // an empty controller replaces it.
  weak var presented: UIViewController?
  private lazy var standIn = UIViewController()
  weak var presenting: UIViewController?

  /// The controller being presented; an empty one once it is released.
  open var presentedViewController: UIViewController { presented ?? standIn }
  /// The presenting controller; the presented one as long as none is known.
  open var presentingViewController: UIViewController {
    presenting ?? presented?.presentingViewController ?? presentedViewController
  }
  /// The style in use.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  /// The view the presentation happens in; nil before and after.
  open internal(set) var containerView: UIView?
  /// The delegate, which adapts the presentation and is notified when the user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style it was adapted to; `none` if it was not.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The style to use in compact width; `none` keeps the style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? defaultCompactStyle
  }

  /// The style to use in given traits; `none` keeps the style.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? defaultStyle(for: traitCollection)
  }

  /// The style to use in compact width without a delegate; `none` keeps the style.
  var defaultCompactStyle: UIModalPresentationStyle { .none }

  /// The style to use in given traits without a delegate; `none` keeps the style.
  func defaultStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? defaultCompactStyle : .none
  }

  /// The view that the transition moves: the presented controller's, unless a subclass wraps it.
  open var presentedView: UIView? { presented?.view }

  /// The superview of the presented controller's view; the container unless a subclass wraps the
  /// view.
  var contentHome: UIView? { containerView }

  /// Adds the presented controller's view to the view that wraps it, if any.
  func embedContent() {}

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

  /// Whether tints are grey in the views that it covers.
  var dimsTints: Bool { false }

  /// The presentation waited for another one to end, and will not begin after all.
  func presentationWasDropped() {}

  /// Whether touches outside the presented view go to the views behind.
  var letsTouchesThrough: Bool { false }

  /// The view touched by a finger that may catch the presented view as this moves; nil for none.
  func caughtView(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Whether the presented view gets its preferred size.
  var usesPreferredSize: Bool { false }

  /// The sheet that it adapts to in compact width; nil if it is made for the style then.
  var compactSheet: UISheetPresentationController? { nil }

  /// Whether it fades in and out in place, whatever the presented controller's transition style.
  var fadesInPlace: Bool { false }

  /// The metrics that it moves the presented view by, made of those of the stage.
  func metrics(from metrics: TransitionMetrics) -> TransitionMetrics { metrics }

  /// Animates the presented view in a special way; returns false for the default transition.
  func move(_ view: UIView, by progress: TransitionProgress) -> Bool { false }

  /// Handles the Escape key; returns false if the key goes back in a navigation stack instead.
  func handleEscape() -> Bool { false }
  /// Handles the Return key; returns false if the key does nothing.
  func handleReturn() -> Bool { false }

  /// Whether the view behind is drawn smaller, on black, while this one is presented.
  var pushesPresenterBack: Bool { false }

  /// Draws the view behind at its own size and place again.
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
