import Foundation

extension Presentation {
  /// Makes the transition as others see it, asking who supplies its animator.
  func makeTransition(
    isDismissal: Bool, moving: Presentation, silent: [Presentation], isDragged: Bool
  ) -> ModalTransition {
    let animated = wantsAnimation || isDragged
    let animator = animated && !isDragged ? moving.customAnimator(isDismissal: isDismissal) : nil
    let interaction = animator.flatMap {
      isDismissal
        ? moving.presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
        : moving.presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let isInteractive = interaction?.wantsInteractiveStart ?? isDragged
    // A finger moves a sheet really, whoever wants little motion.
    let isCrossFade =
      animator == nil && !isDragged && container.traitCollection.reducesMotion == true
    let progress = TransitionProgress(
      isPop: isDismissal, isCrossFade: isCrossFade, source: .held(0))
    let context = TransitionContext(
      container: moving.container, from: isDismissal ? moving.presented : presenter,
      to: isDismissal ? presenter : presented, isAnimated: animated, isInteractive: isInteractive,
      progress: progress,
      duration: animator?.transitionDuration(using: nil) ?? progress.duration, animator: animator)
    context.presentationStyle = moving.controller.presentationStyle
    context.whenInteractionChanges = { [weak self] in self?.interactionDidChange() }
    context.whenOver = { [weak self] in self?.endTransition(isCancelled: !$0) }
    describe(context, isDismissal: isDismissal, moving: moving)
    if animated, coordinator == nil {
      coordinator = TransitionCoordinator(container: moving.container)
    }
    coordinator?.announce(context)
    return ModalTransition(
      context: context, interaction: interaction, moving: moving, silent: silent)
  }

  /// Tells animators which views they may move, and where these start and end.
  private func describe(_ context: TransitionContext, isDismissal: Bool, moving: Presentation) {
    let takesPresenter = takesPresenter
    context.views = { [weak moving] controller in
      if controller === moving?.presented { return moving?.controller.presentedView }
      return takesPresenter ? controller.viewIfLoaded : nil
    }
    context.frames = { [weak moving] controller in
      guard let moving else { return (.zero, .zero) }
      guard controller === moving.presented else {
        let place = moving.container.bounds
        guard takesPresenter else { return (place, place) }
        return isDismissal ? (.zero, place) : (place, .zero)
      }
      let frame = moving.controller.frameOfPresentedViewInContainerView
      return isDismissal ? (frame, .zero) : (.zero, frame)
    }
  }

  private func customAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let delegate = presented.transitioningDelegate
    if isDismissal { return delegate?.animationController(forDismissed: presented) }
    guard let presenter, let source else { return nil }
    return delegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
  }

  /// Puts the presented view under a progress: up from the bottom edge, or out of nothing.
  func move(by progress: TransitionProgress) {
    guard let view = controller.presentedView else { return }
    let frame = view.frame
    presented.view.isKeptWhileMoving = true
    switch presented.modalTransitionStyle {
    case .coverVertical where !progress.isCrossFade:
      let below = frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
      view.drive(.frame, from: .rect(below), to: .rect(frame), by: progress)
    case .coverVertical, .crossDissolve:
      view.drive(.alpha, from: .number(0), to: .number(view.alpha), by: progress)
    }
  }

  /// The container's size changed: the presented view follows, in flight too.
  func layOut() {
    guard controller.containerView != nil else { return }
    controller.containerViewWillLayoutSubviews()
    if let view = controller.presentedView, view.superview === container {
      let place = controller.placedFrame
      let transition = runningTransition
      if view.frame != place, transition?.context.animator == nil {
        view.frame = place
        if let transition, transition.isAnimated { move(by: transition.progress) }
      }
    }
    controller.containerViewDidLayoutSubviews()
  }

  /// The transition in which this one's view moves; one below may run it.
  private var runningTransition: ModalTransition? {
    if let own = state.pages { return own }
    let below = presenter?.ownPresentation ?? presenter?.parent?.ownPresentation
    guard let below, container.isMoving else { return nil }
    return below.runningTransition
  }

  /// A finger let go of the transition, or took it again.
  private func interactionDidChange() {
    guard let transition = state.pages else { return }
    state = state.after(transition.context.interactionEvent())
    coordinator?.interactionDidChange()
  }
}
