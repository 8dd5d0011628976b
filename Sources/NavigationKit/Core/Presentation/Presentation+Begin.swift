import Foundation

extension Presentation {
  /// Starts to present; drops the request if the presenter's view is in no window.
  func beginPresenting() {
    guard let presenter, let home = containerHome else { return forget() }
    if coversScreen {
      preferredOrientation = presented.preferredInterfaceOrientationForPresentation
    }
    place(container, over: presenter.view, in: home)
    controller.containerView = container
    begin(
      PresentationTransitionChange(
        isDismissal: false, moving: self, anchor: presenter,
        presentationRoot: presenter.presentationRoot))
  }

  /// Calls the presentation's callbacks and adds the presented view.
  func announcePresentation(_ transition: PresentationTransition) {
    let (animated, presenter) = (transition.isAnimated, transition.from)
    presented.loadViewIfNeeded()
    presented.isBeingPresented = true
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptedStyle,
      transitionCoordinator: animated ? runner.coordinator : nil)
    controller.presentationTransitionWillBegin()
    controller.alongsideTransition { [weak self] in self?.dimPresenter(true) }
    if removesPresenterView { presenter?.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      installPresentedView(for: transition)
      container.layoutIfNeeded()
    }
    presented.reportIsAppearing(animated: animated)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
  }

  /// Starts to dismiss the controller, with everything presented over it.
  func beginDismissing(isDragged: Bool = false) {
    guard let presenter else { return }
    let chain = [self] + chain.dropFirst().filter { $0.isShown && !$0.isInParentView }
    let hidden = Array(chain.dropLast())
    for other in hidden { other.setVisible(false) }
    begin(
      PresentationTransitionChange(
        isDismissal: true, isDragged: isDragged, moving: chain.last ?? self, hidden: hidden,
        anchor: presenter, presentationRoot: presenter.presentationRoot))
  }

  /// Shows or hides the presented view; it is hidden while one above it is dismissed with it.
  func setVisible(_ isVisible: Bool) {
    UIView.performWithoutAnimation { controller.presentedView?.stateAlpha = isVisible ? 1 : 0 }
  }

  /// Calls the dismissal's callbacks and puts the presenter's view back.
  func announceDismissal(_ transition: PresentationTransition) {
    let (animated, presenter) = (transition.isAnimated, transition.to)
    let (moving, going) = (transition.change.moving, transition.change.going)
    let reveals = revealsPresenter
    if removesPresenterView { preparePresenter(for: transition) }
    for other in going { other.presented.isBeingDismissed = true }
    moving.controller.dismissalTransitionWillBegin()
    runner.coordinator?.animate(
      alongsideTransition: { _ in for other in going { other.dimPresenter(false) } },
      completion: nil)
    for other in transition.change.hidden {
      // The hidden presentations' dimming fades out with the transition.
      runner.coordinator?.animate(
        alongsideTransition: { _ in
          other.controller.restoreBackdrop()
        }, completion: nil)
      guard animated else { continue }
      other.container.drive(
        .stateAlpha, from: .number(0), to: .number(1), by: transition.progress)
    }
    for other in going where other.isVisible {
      other.presented.beginAppearanceTransition(false, animated: animated)
    }
    if reveals { presenter?.beginAppearanceTransition(true, animated: animated) }
    UIView.performWithoutAnimation { presenter?.view.layoutIfNeeded() }
    if reveals {
      presenter?.reportIsAppearing(animated: animated)
      UIView.performWithoutAnimation { presenter?.view.layoutIfNeeded() }
    }
  }

  /// Puts the presenter's view back; a custom animator adds it itself.
  private func preparePresenter(for transition: PresentationTransition) {
    if transition.isCustom {
      presenter?.view.place(in: transition.change.moving.container.bounds)
    } else {
      restorePresenterView()
    }
  }

  /// Whether the presented view is on screen, and not removed by a presentation over it.
  private var isVisible: Bool { presented.isAppearingOrAppeared }

  /// The container's superview: the window, or the superview of the covered context.
  var containerHome: UIView? {
    guard let view = presenter?.viewIfLoaded, let window = view.window else { return nil }
    return coversContext ? view.superview : window
  }

  func place(_ container: UIView, over view: UIView, in home: UIView) {
    container.frame = home === view.superview ? view.untransformedFrame : home.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if home is UIWindow {
      home.addSubview(container)
    } else {
      home.insertSubview(container, aboveSubview: view)
      // If the covered page is sliding, the container slides with it.
      container.animations = view.animations.filter { $0.transition != nil }
    }
  }

  /// Sets the presented view's frame and adds it; a custom animator adds it itself.
  private func installPresentedView(for transition: PresentationTransition) {
    guard let view = controller.presentedView else { return }
    controller.embedContent()
    view.place(in: controller.placedFrame)
    if !transition.isCustom {
      container.addSubview(view)
    } else if removesPresenterView {
      recordPresenterPlace()
      presenter.map { container.insertSubview($0.view, at: 0) }
    }
  }
}
