import Foundation

extension Presentation {
  /// Starts the controller's coming.
  func beginPresenting() {
    guard let presenter, let home = containerHome else { return forget() }
    isShown = true
    if coversScreen {
      preferredOrientation = presented.preferredInterfaceOrientationForPresentation
    }
    place(container, over: presenter.view, in: home)
    controller.containerView = container
    let transition = makeTransition(
      isDismissal: false, moving: self, silent: [], isDragged: false)
    begin(transition)
    callOut { come(by: transition, over: presenter) }
    run(transition)
  }

  private func come(by transition: ModalTransition, over presenter: UIViewController) {
    let animated = transition.isAnimated
    presented.loadViewIfNeeded()
    presented.isBeingPresented = true
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.adaptedStyle,
      transitionCoordinator: animated ? coordinator : nil)
    controller.presentationTransitionWillBegin()
    if takesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    UIView.performWithoutAnimation {
      installPresentedView(for: transition)
      container.layoutIfNeeded()
    }
    presented.reportIsAppearing(animated: animated)
    UIView.performWithoutAnimation { container.layoutIfNeeded() }
    coordinator?.start(transition.context)
  }

  /// Starts the controller's going, and that of all that is presented over it.
  func beginDismissing(isDragged: Bool = false) {
    guard let presenter else { return }
    let chain = [self] + chain.dropFirst().filter { $0.isShown && !$0.isInsidePresenter }
    let moving = chain.last ?? self
    let silent = Array(chain.dropLast())
    for other in silent { other.controller.presentedView?.isHidden = true }
    let transition = makeTransition(
      isDismissal: true, moving: moving, silent: silent, isDragged: isDragged)
    begin(transition)
    callOut { go(by: transition, revealing: presenter) }
    run(transition)
  }

  private func go(by transition: ModalTransition, revealing presenter: UIViewController) {
    let animated = transition.isAnimated
    let going = [transition.moving] + transition.silent
    let reveals = revealsPresenter
    if takesPresenter { preparePresenter(for: transition) }
    for other in going { other.presented.isBeingDismissed = true }
    transition.moving.controller.dismissalTransitionWillBegin()
    for other in transition.silent {
      // What darkens below the one that is seen to go fades with it.
      coordinator?.animate(
        alongsideTransition: { _ in
          other.container.alpha = 0
          other.controller.bringPresenterForward()
        }, completion: nil)
    }
    for other in going where other.isSeen {
      other.presented.beginAppearanceTransition(false, animated: animated)
    }
    if reveals { presenter.beginAppearanceTransition(true, animated: animated) }
    UIView.performWithoutAnimation { presenter.view.layoutIfNeeded() }
    if reveals {
      presenter.reportIsAppearing(animated: animated)
      UIView.performWithoutAnimation { presenter.view.layoutIfNeeded() }
    }
    coordinator?.start(transition.context)
  }

  /// Has the covered view there to be revealed; an animator of others puts it in itself.
  private func preparePresenter(for transition: ModalTransition) {
    if transition.context.animator == nil {
      putPresenterBack()
    } else {
      presenter?.view.frame = transition.moving.container.bounds
    }
  }

  /// Whether the presented view is on screen, not taken away by what is presented over it.
  private var isSeen: Bool { presented.isComing }

  /// The view the container goes into: the window, or what the covered context is in.
  private var containerHome: UIView? {
    guard let view = presenter?.viewIfLoaded, let window = view.window else { return nil }
    return coversContext ? view.superview : window
  }

  private func place(_ container: UIView, over view: UIView, in home: UIView) {
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
  private func installPresentedView(for transition: ModalTransition) {
    guard let view = controller.presentedView else { return }
    view.frame = controller.placedFrame
    if transition.context.animator == nil {
      container.addSubview(view)
    } else if takesPresenter {
      presenterHome = presenter?.view.superview
      presenter.map { container.insertSubview($0.view, at: 0) }
    }
  }

  private func begin(_ transition: ModalTransition) {
    state = state.after(.begin(transition, isInteractive: transition.context.isInteractive))
    lineRoot = presenter?.lineRoot
    transition.moving.container.isMoving = true
    guard let window = container.window, !transition.context.isInteractive else { return }
    window.stage?.touches.cancelAll(in: window)
  }

  private func run(_ transition: ModalTransition) {
    guard transition.isAnimated, let stage, state.pages == transition else {
      return endTransition()
    }
    if transition.context.animator != nil {
      return transition.context.runAnimator(
        for: transition.interaction, on: stage, callOut: callOut)
    }
    transition.moving.move(by: transition.progress)
    guard !transition.context.isInteractive else { return }
    endTransition(after: transition.progress.run(since: stage.now), on: stage)
  }

  /// Lets a spring run the rest of the way.
  func run(_ spring: Spring, isReturning: Bool, on stage: Stage) {
    guard let progress = state.pages?.progress else { return }
    progress.source = .spring(spring, since: stage.now, isReturning: isReturning)
    endTransition(after: spring.settlingTime, on: stage)
  }

  private func endTransition(after time: TimeInterval, on stage: Stage) {
    transitionEnd = stage.clock.schedule(after: time, kind: .motion) {
      [weak self] in self?.endTransition()
    }
  }
}
