import Foundation

extension Presentation {
  func catchUp(after transition: PresentationTransition, animated: Bool) {
    let (anchor, presentationRoot) = (transition.change.anchor, transition.change.presentationRoot)
    anchor.settlePresentations(animated: true)
    // The covered page may have been removed meanwhile: presentations over its former root go on,
    // too.
    if presentationRoot !== anchor.presentationRoot {
      presentationRoot.settlePresentations(animated: true)
    }
  }

  func land(_ transition: PresentationTransition, isCancelled: Bool) {
    let moving = transition.change.moving
    for other in transition.change.going {
      other.container.removeAnimations(drivenBy: transition.progress)
    }
    for other in transition.change.hidden { other.setVisible(true) }
    moving.presented.viewIfLoaded?.isKeptWhileMoving = false
    moving.presenter?.viewIfLoaded?.removeAnimations(drivenBy: transition.progress)
  }

  func report(_ transition: PresentationTransition, isCancelled: Bool) {
    if transition.isDismissal == isCancelled {
      arrive(transition, isCancelled: isCancelled)
    } else {
      leave(transition, isCancelled: isCancelled)
    }
  }

  /// The presentation is complete, or the dismissal was cancelled.
  private func arrive(_ transition: PresentationTransition, isCancelled: Bool) {
    let gone = transition.change.going
    let moving = transition.change.moving
    if transition.isCustom, !isCancelled { moving.animatedSize = moving.container.bounds.size }
    if let view = moving.controller.presentedView { moving.show(view) }
    if removesPresenterView { removePresenterView() }
    if isCancelled { revertRequest() }
    if isCancelled {
      reportStay(of: gone, animated: transition.isAnimated)
    } else {
      presented.endAppearance(isVisible: container.window != nil, animated: transition.isAnimated)
      if removesPresenterView { presenter?.endAppearanceTransition() }
      presented.isBeingPresented = false
      controller.presentationTransitionDidEnd(true)
    }
    runner.endCoordinator()
    guard !isCancelled else { return }
    let completion = whenPresented
    whenPresented = nil
    completion?()
  }

  private func show(_ view: UIView) {
    if view.superview !== container { container.addSubview(view) }
    if !isPlacedByAnimator { view.place(in: controller.placedFrame) }
    container.layoutIfNeeded()
  }

  /// Drops what was requested: the dismissal was cancelled.
  private func revertRequest() {
    request = .present(animated: true)
    whenDismissed = []
    if let successor, let presenter {
      stage?.warn(.presenting(successor.presented, on: presenter, over: presented))
    }
    successor = nil
  }

  private func reportStay(of gone: [Presentation], animated: Bool) {
    if removesPresenterView { presenter?.endAppearance(isVisible: false, animated: animated) }
    for other in gone {
      if case .disappearing = other.presented.appearance {
        other.presented.endAppearance(isVisible: true, animated: animated)
      }
      other.presented.isBeingDismissed = false
    }
    gone.first?.controller.dismissalTransitionDidEnd(false)
  }

  /// The dismissal is complete, or the presentation was cancelled.
  private func leave(_ transition: PresentationTransition, isCancelled: Bool) {
    let gone = transition.change.going
    let (presenter, reveals) = (presenter, revealsPresenter)
    if removesPresenterView { restorePresenterView() }
    let dropped = unlinkAll()
    if isCancelled { presented.endAppearance(isVisible: false, animated: transition.isAnimated) }
    if removesPresenterView {
      presenter?.endAppearance(isVisible: reveals, animated: transition.isAnimated)
    }
    if isCancelled {
      reportRefusal()
    } else {
      reportGone(gone, isByUser: isByUser(transition))
    }
    for other in dropped { other.runner.endCoordinator() }
    for completion in dropped.flatMap(\.whenDismissed) { completion() }
  }

  /// Unlinks this presentation and all over it, and links its successor.
  private func unlinkAll() -> [Presentation] {
    let dropped = chain
    for other in dropped.reversed() { other.unlink() }
    successor?.link()
    successor = nil
    return dropped
  }

  private func reportRefusal() {
    presented.isBeingPresented = false
    controller.presentationTransitionDidEnd(false)
  }

  /// Whether the user dismissed the controller: dragged it, tapped outside, pressed Escape.
  private func isByUser(_ transition: PresentationTransition) -> Bool {
    if case .dismiss(_, isByUser: true) = request { return true }
    return transition.change.isDragged
  }

  private func reportGone(_ gone: [Presentation], isByUser: Bool) {
    for other in gone {
      other.presented.endAppearanceTransition()
      other.presented.isBeingDismissed = false
    }
    gone.first?.controller.dismissalTransitionDidEnd(true)
    if isByUser {
      controller.delegate?.presentationControllerDidDismiss(controller)
      requestedForm.presented.role.whenDismissedByUser()
    }
    for other in gone { other.requestedForm.presented.role.whenGone() }
  }

  /// Unlinks this presentation and all over it without a transition.
  func forget() {
    let anchor = presenter ?? presented
    let dropped = unlinkAll()
    for other in dropped { other.runner.endCoordinator() }
    for other in dropped { other.requestedForm.presented.role.whenGone() }
    for completion in dropped.flatMap(\.whenDismissed) { completion() }
    anchor.settlePresentations(animated: true)
  }

  /// Dismisses it without a transition while it is off screen: its appearance callbacks were called
  /// when it left the screen.
  func dismissOffScreen() {
    restorePresenterView()
    forget()
  }

  // MARK: The presenter's view

  /// Removes the presenter's view, and first ends the transitions in it.
  func removePresenterView() {
    guard let presenter else { return }
    guard presenter.view.superview != nil else {
      // Its page was removed meanwhile, and will come back without the view.
      if coversContext { presenterSuperview = FormerSuperview() }
      return
    }
    presenter.endTransitions()
    if presenter.view.superview !== container { recordPresenterPlace() }
    presenter.view.removeFromSuperview()
  }

  /// Notes where the presenter's view is, before it is taken from there.
  func recordPresenterPlace() {
    presenterSuperview = FormerSuperview(view: presenter?.view.superview)
  }

  /// Where the presenter's view was taken from, or its page is by now.
  var presenterHome: UIView? {
    guard let presenterSuperview else { return nil }
    return coversContext ? container.superview : presenterSuperview.view
  }

  /// Puts the presenter's view back below the container.
  ///
  /// If its page was removed meanwhile, the view comes back with the page.
  func restorePresenterView() {
    let home = presenterHome
    presenterSuperview = nil
    guard let presenter, let home else { return }
    presenter.view.place(in: container.superview === home ? container.frame : home.bounds)
    if container.superview === home {
      home.insertSubview(presenter.view, belowSubview: container)
      // If the page is sliding, the uncovered view slides with it.
      presenter.view.animations = container.animations.filter {
        $0.transition.map { $0 !== runner.state.transition?.progress } ?? false
      }
    } else {
      home.insertSubview(presenter.view, at: 0)
    }
    // Its container's bars may have changed while it was covered.
    UIView.performWithoutAnimation { presenter.parent?.containerRole.layOutBars() }
  }
}

extension UIViewController {
  /// Ends the appearance transition with the view on or off screen, reversing it first if needed.
  fileprivate func endAppearance(isVisible: @autoclosure () -> Bool, animated: Bool) {
    // A callback may bring the view back, or take it away again.
    for _ in 1...2 where isAppearingOrAppeared != isVisible() {
      beginAppearanceTransition(isVisible(), animated: animated)
    }
    endAppearanceTransition()
  }

  /// Ends the transitions of all visible containers in the controller.
  func endTransitions() {
    containerRole.endTransition()
    for child in shownChildren { child.endTransitions() }
  }
}
