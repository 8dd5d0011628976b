import Foundation

extension Presentation: TransitionContainer {
  var transitionStage: Stage? { stage }

  func metrics(
    of change: PresentationTransitionChange, from metrics: TransitionMetrics
  ) -> TransitionMetrics { change.moving.controller.metrics(from: metrics) }

  /// Starts a transition with the transitioning delegate's animator and interaction controller, if
  /// any.
  func begin(_ change: PresentationTransitionChange) {
    let moving = change.moving
    let animated = isAnimated || change.isDragged
    let animator =
      animated && !change.isDragged
      ? moving.customAnimator(isDismissal: change.isDismissal) : nil
    let delegate = moving.presented.transitioningDelegate
    let interaction = animator.flatMap {
      change.isDismissal
        ? delegate?.interactionControllerForDismissal(using: $0)
        : delegate?.interactionControllerForPresentation(using: $0)
    }
    runner.begin(
      TransitionRequest(
        change: change, container: moving.container,
        from: change.isDismissal ? moving.presented : presenter,
        to: change.isDismissal ? presenter : presented, isPop: change.isDismissal,
        isAnimated: animated, isHeld: change.isDragged,
        touches: change.isDragged ? nil : EndingTouches(view: container.window),
        fadesInPlace: moving.controller.fadesInPlace, animator: animator,
        interaction: interaction))
  }

  func announce(_ transition: PresentationTransition) {
    if transition.isDismissal {
      announceDismissal(transition)
    } else {
      announcePresentation(transition)
    }
  }

  func prepare(_ transition: PresentationTransition) {}

  func move(_ transition: PresentationTransition) {
    if !transition.isCustom { transition.change.moving.move(by: transition.progress) }
  }

  /// Tells animators which views they may move, and where these start and end.
  func describe(_ change: PresentationTransitionChange, in context: TransitionContext) {
    let (removesPresenterView, isDismissal, moving) = (
      removesPresenterView, change.isDismissal, change.moving
    )
    context.presentationStyle = moving.controller.presentationStyle
    context.views = { [weak moving] controller in
      if controller === moving?.presented { return moving?.controller.presentedView }
      return removesPresenterView ? controller.viewIfLoaded : nil
    }
    context.frames = { [weak moving] controller in
      guard let moving else { return (.zero, .zero) }
      guard controller === moving.presented else {
        let place = moving.container.bounds
        guard removesPresenterView else { return (place, place) }
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

  /// Animates the presented view with the transition: a slide from the bottom edge, a fade or a
  /// flip.
  func move(by progress: TransitionProgress) {
    guard let view = controller.presentedView else { return }
    let frame = view.untransformedFrame
    presented.view.isKeptWhileMoving = true
    if controller.move(view, by: progress) { return }
    switch presented.modalTransitionStyle {
    case .coverVertical where !progress.isCrossFade:
      let below = frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
      view.drive(.frame, from: .rect(below), to: .rect(frame), by: progress)
    case .flipHorizontal where view.traitCollection.reducesMotion != true:
      turn(view, in: 0.5...1, .easeOut, from: -.pi / 2, to: 0, by: progress)
      if removesPresenterView, let back = presenter?.viewIfLoaded {
        turn(back, in: 0...0.5, .easeIn, from: 0, to: .pi / 2, by: progress)
      }
    case .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl:
      view.drive(.stateAlpha, from: .number(0), to: .number(1), by: progress)
    }
  }

  /// Turns a view around its upright middle by angles in radians, so that its right side comes
  /// forward.
  private func turn(
    _ view: UIView, in range: ClosedRange<Double>, _ curve: TimingCurve, from: CGFloat,
    to: CGFloat, by progress: TransitionProgress
  ) {
    func turned(_ angle: CGFloat) -> AnimatableValue {
      .spatial(
        CATransform3DConcat(
          FormerPicture.Edge.right.turn(by: angle, view.untransformedFrame.size),
          CATransform3DMakeAffineTransform(view.transform)))
    }
    view.drive(
      .transform, from: turned(from), to: turned(to), by: progress,
      window: ProgressWindow(range: range, curve: curve))
  }

  /// The container's size changed: lays out the presented view, during a transition too.
  func layOut() {
    guard controller.containerView != nil else { return }
    controller.containerViewWillLayoutSubviews()
    if let view = controller.presentedView, view.superview === container {
      let place = controller.placedFrame
      let transition = movingTransition
      if view.untransformedFrame != place, transition?.isCustom != true, !isPlacedByAnimator {
        view.place(in: place)
        if let transition, transition.isAnimated { move(by: transition.progress) }
      }
    }
    controller.containerViewDidLayoutSubviews()
  }

  /// Whether the presented view is where an animator left it, which holds until the container gets
  /// another size.
  var isPlacedByAnimator: Bool { animatedSize == container.bounds.size }

  /// The transition that moves this presented view: its own, or a dismissal further below that
  /// includes it.
  var movingTransition: PresentationTransition? {
    sequence(first: self, next: \.below).lazy.compactMap(\.runner.state.transition)
      .first { $0.change.moving === self }
  }

  /// The presentation of the presenter, or of the nearest of its parents that is presented.
  private var below: Presentation? {
    guard let presenter else { return nil }
    return sequence(first: presenter, next: \.parent).lazy.compactMap(\.ownPresentation).first
  }
}
