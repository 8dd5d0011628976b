import Foundation

extension Presentation {
  /// Starts the controller's coming.
  func beginPresenting() {
    guard let presenter, let home = containerHome else { return forget() }
    if coversScreen {
      preferredOrientation = presented.preferredInterfaceOrientationForPresentation
    }
    place(container, over: presenter.view, in: home)
    controller.containerView = container
    begin(
      PresentationTransitionChange(
        isDismissal: false, moving: self, anchor: presenter, lineRoot: presenter.lineRoot))
  }

  /// The controller hears that it comes, and its view goes in.
  func come(by transition: PresentationTransition) {
    let (animated, presenter) = (transition.isAnimated, transition.from)
    presented.loadViewIfNeeded()
    presented.isBeingPresented = true
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptedStyle,
      transitionCoordinator: animated ? runner.coordinator : nil)
    controller.presentationTransitionWillBegin()
    if takesPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      installPresentedView(for: transition)
      container.layoutIfNeeded()
    }
    presented.reportIsAppearing(animated: animated)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
  }

  /// Starts the controller's going, and that of all that is presented over it.
  func beginDismissing(isDragged: Bool = false) {
    guard let presenter else { return }
    let chain = [self] + chain.dropFirst().filter { $0.isShown && !$0.isInsidePresenter }
    let silent = Array(chain.dropLast())
    for other in silent { other.setSeen(false) }
    begin(
      PresentationTransitionChange(
        isDismissal: true, isDragged: isDragged, moving: chain.last ?? self, silent: silent,
        anchor: presenter, lineRoot: presenter.lineRoot))
  }

  /// Has the presented view, which goes unseen with one above, be seen or not.
  func setSeen(_ isSeen: Bool) {
    UIView.performWithoutAnimation { controller.presentedView?.stateAlpha = isSeen ? 1 : 0 }
  }

  /// Those that go hear of it, and who is revealed.
  func go(by transition: PresentationTransition) {
    let (animated, presenter) = (transition.isAnimated, transition.to)
    let (moving, going) = (transition.change.moving, transition.change.going)
    let reveals = revealsPresenter
    if takesPresenter { preparePresenter(for: transition) }
    for other in going { other.presented.isBeingDismissed = true }
    moving.controller.dismissalTransitionWillBegin()
    for other in transition.change.silent {
      // What darkens below the one that is seen to go fades with it.
      runner.coordinator?.animate(
        alongsideTransition: { _ in
          other.controller.bringPresenterForward()
        }, completion: nil)
      guard animated else { continue }
      other.container.drive(
        .stateAlpha, from: .number(0), to: .number(1), by: transition.progress)
    }
    for other in going where other.isSeen {
      other.presented.beginAppearanceTransition(false, animated: animated)
    }
    if reveals { presenter?.beginAppearanceTransition(true, animated: animated) }
    UIView.performWithoutAnimation { presenter?.view.layoutIfNeeded() }
    if reveals {
      presenter?.reportIsAppearing(animated: animated)
      UIView.performWithoutAnimation { presenter?.view.layoutIfNeeded() }
    }
  }

  /// Has the covered view there to be revealed; an animator of others puts it in itself.
  private func preparePresenter(for transition: PresentationTransition) {
    if transition.isCustom {
      presenter?.view.place(in: transition.change.moving.container.bounds)
    } else {
      putPresenterBack()
    }
  }

  /// Whether the presented view is on screen, not taken away by what is presented over it.
  private var isSeen: Bool { presented.isComing }

  /// The view the container goes into: the window, or what the covered context is in.
  var containerHome: UIView? {
    guard let view = presenter?.viewIfLoaded, let window = view.window else { return nil }
    return coversContext ? view.superview : window
  }

  func place(_ container: UIView, over view: UIView, in home: UIView) {
    container.frame = home === view.superview ? view.frame : home.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if home is UIWindow {
      home.addSubview(container)
    } else {
      home.insertSubview(container, aboveSubview: view)
      contextHome = home
      // A page that slides takes its cover along.
      container.animations = view.animations.filter { $0.transition != nil }
    }
  }

  /// Puts the presented view in, unless an animator of others does.
  private func installPresentedView(for transition: PresentationTransition) {
    guard let view = controller.presentedView else { return }
    controller.takeContent()
    view.place(in: controller.placedFrame)
    if !transition.isCustom {
      container.addSubview(view)
    } else if takesPresenter {
      presenterHome = presenter?.view.superview
      presenter.map { container.insertSubview($0.view, at: 0) }
    }
  }
}
