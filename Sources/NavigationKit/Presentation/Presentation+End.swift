import Foundation

extension Presentation {
  func catchUp(after transition: PresentationTransition, animated: Bool) {
    let (anchor, lineRoot) = (transition.change.anchor, transition.change.lineRoot)
    anchor.settlePresentations(animated: true)
    // What waited there for the end of this goes on, though the page that was covered is gone.
    if lineRoot !== anchor.lineRoot { lineRoot.settlePresentations(animated: true) }
  }

  func land(_ transition: PresentationTransition, isCancelled: Bool) {
    let moving = transition.change.moving
    transition.context.record.land(transition.progress, restoring: isCancelled)
    for other in transition.change.going {
      other.container.removeAnimations(drivenBy: transition.progress)
    }
    for other in transition.change.silent { other.setSeen(true) }
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

  /// The controller is there, or stays after all.
  private func arrive(_ transition: PresentationTransition, isCancelled: Bool) {
    let gone = transition.change.going
    let moving = transition.change.moving
    if let view = moving.controller.presentedView { moving.show(view) }
    if takesPresenter { takePresenterAway() }
    if isCancelled { takeBackRequest() }
    if isCancelled {
      reportStay(of: gone, animated: transition.isAnimated)
    } else {
      presented.endAppearance(isSeen: container.window != nil, animated: transition.isAnimated)
      if takesPresenter { presenter?.endAppearanceTransition() }
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
    view.place(in: controller.placedFrame)
    container.layoutIfNeeded()
  }

  /// What was to go stays: nobody asks for it any more.
  private func takeBackRequest() {
    request = .stay
    whenDismissed = []
    if let successor, let presenter {
      stage?.warn(
        "Attempt to present \(successor.presented) on \(presenter) which is already presenting "
          + "\(presented).")
    }
    successor = nil
  }

  private func reportStay(of gone: [Presentation], animated: Bool) {
    if takesPresenter { presenter?.endAppearance(isSeen: false, animated: animated) }
    for other in gone {
      if case .disappearing = other.presented.appearance {
        other.presented.endAppearance(isSeen: true, animated: animated)
      }
      other.presented.isBeingDismissed = false
    }
    gone.first?.controller.dismissalTransitionDidEnd(false)
  }

  /// The controller is gone, or never came.
  private func leave(_ transition: PresentationTransition, isCancelled: Bool) {
    let gone = transition.change.going
    let (presenter, reveals) = (presenter, revealsPresenter)
    if takesPresenter { putPresenterBack() }
    let dropped = unlinkAll()
    if isCancelled { presented.endAppearance(isSeen: false, animated: transition.isAnimated) }
    if takesPresenter {
      presenter?.endAppearance(isSeen: reveals, animated: transition.isAnimated)
    }
    if isCancelled {
      reportRefusal()
    } else {
      reportGone(gone, isByPerson: isByPerson(transition))
    }
    for other in dropped { other.runner.endCoordinator() }
    for completion in dropped.flatMap(\.whenDismissed) { completion() }
  }

  /// Unties this one and all over it, and makes way for the next.
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

  /// Whether a person took the controller away: dragged it, tapped beside it, pressed Escape.
  private func isByPerson(_ transition: PresentationTransition) -> Bool {
    transition.change.isDragged || request == .go(isByPerson: true)
  }

  private func reportGone(_ gone: [Presentation], isByPerson: Bool) {
    for other in gone {
      other.presented.endAppearanceTransition()
      other.presented.isBeingDismissed = false
    }
    gone.first?.controller.dismissalTransitionDidEnd(true)
    guard isByPerson else { return }
    controller.delegate?.presentationControllerDidDismiss(controller)
    asked.presented.role.whenTakenAway()
  }

  /// Takes back what was asked for before it was seen.
  func forget() {
    let anchor = presenter ?? presented
    let dropped = unlinkAll()
    for other in dropped { other.runner.endCoordinator() }
    for completion in dropped.flatMap(\.whenDismissed) { completion() }
    anchor.settlePresentations(animated: true)
  }

  /// Goes, with all that is over it, while none of that is seen: who is there has heard already that
  /// it disappeared.
  func vanish() {
    putPresenterBack()
    forget()
  }

  // MARK: The presenter's view

  /// Takes the covered view out; pages that still move on it are there first.
  func takePresenterAway() {
    guard let presenter else { return }
    guard presenter.view.superview != nil else {
      // Its page was taken away meanwhile, and comes back without it.
      if coversContext, presenterHome == nil { presenterHome = contextHome }
      return
    }
    presenter.endTransitions()
    if presenter.view.superview !== container { presenterHome = presenter.view.superview }
    presenter.view.removeFromSuperview()
  }

  /// Puts the covered view back where it was, under the container; one whose page was taken away
  /// meanwhile comes back with that.
  func putPresenterBack() {
    guard let presenter, let home = presenterHome else { return }
    presenterHome = nil
    if coversContext, container.superview == nil { return }
    presenter.view.frame = container.superview === home ? container.frame : home.bounds
    if container.superview === home {
      home.insertSubview(presenter.view, belowSubview: container)
      // A page that slides takes what it uncovers along.
      presenter.view.animations = container.animations.filter {
        $0.transition.map { $0 !== runner.state.transition?.progress } ?? false
      }
    } else {
      home.insertSubview(presenter.view, at: 0)
    }
  }
}

extension UIViewController {
  /// Has an appearance that began end as the view is seen now, the other way if need be.
  fileprivate func endAppearance(isSeen: Bool, animated: Bool) {
    if isComing != isSeen { beginAppearanceTransition(isSeen, animated: animated) }
    endAppearanceTransition()
  }

  /// Has the pages of every container in the controller arrive.
  fileprivate func endTransitions() {
    containerRole.endTransition()
    for child in shownChildren { child.endTransitions() }
  }
}
