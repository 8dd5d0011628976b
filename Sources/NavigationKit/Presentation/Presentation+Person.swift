import Foundation

/// What a person does to a presentation: drags it, taps beside it, presses Escape.
extension Presentation {
  /// Whether a person may take the controller away; its delegate is asked.
  var letsPersonDismiss: Bool {
    guard !presented.isHeldModal else { return false }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Takes the controller away if a person may; else its delegate hears of the attempt.
  ///
  /// What still comes, or goes from over it, is waited for; a finger that holds it is not.
  func dismissForPerson() {
    guard isWanted, presented.presentation?.isWanted != true else { return }
    if case .settling(let transition, finishes: false) = state, transition.isDismissal,
      transition.context.animator == nil
    {
      stage?.clock.cancel(transitionEnd)
      transition.context.pauseInteractiveTransition()
    }
    if case .tracking(let transition) = state, transition.isDismissal {
      isWanted = false
      return letWishWin()
    }
    guard letsPersonDismiss else { return reportAttempt() }
    announcePerson()
    (presented.presentation == nil ? presented : presenter)?.dismiss(animated: true)
  }

  /// A person tried what they may not.
  func reportAttempt() {
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  private func announcePerson() {
    isByPerson = true
    controller.delegate?.presentationControllerWillDismiss(controller)
  }

  // MARK: Dragging

  /// Whether a finger holds the controller on its way out.
  var isHeld: Bool {
    if case .tracking = state { true } else { false }
  }

  /// The finger starts to take the controller away.
  func beginDragging() {
    announcePerson()
    beginDismissing(isDragged: true)
  }

  /// The finger is so far out, 0…1.
  func hold(at progress: Double) {
    guard case .tracking(let transition) = state else { return }
    transition.progress.source = .held(progress)
  }

  /// The finger lets go: a spring takes the controller out, or back.
  func release(finishes: Bool, velocity: CGFloat) {
    guard case .tracking(let transition) = state, let stage else { return }
    let reached = transition.progress.value(at: stage.now)
    if finishes {
      isWanted = false
      transition.context.finishInteractiveTransition()
    } else {
      transition.context.cancelInteractiveTransition()
    }
    let length = container.bounds.height - (controller.presentedView?.frame.minY ?? 0)
    let speed = length > 0 ? Double(velocity / length) : 0
    run(
      finishes
        ? Spring(start: reached, velocity: speed) : Spring(start: 1 - reached, velocity: -speed),
      isReturning: !finishes, on: stage)
  }

  /// Whether a finger holds the transition away from what code wants.
  var isHeldAgainstWish: Bool {
    guard case .tracking(let transition) = state else { return false }
    return transition.isDismissal == isWanted
  }

  /// Code wants the controller gone or there: it goes or comes, whatever the finger does.
  func letWishWin() {
    guard case .tracking(let transition) = state, transition.isDismissal != isWanted || !isWanted
    else { return }
    let finishes = transition.isDismissal
    guard transition.context.animator != nil else {
      return release(finishes: finishes, velocity: 0)
    }
    guard let driver = transition.interaction as? UIPercentDrivenInteractiveTransition else {
      return endTransition(isCancelled: !finishes)
    }
    if finishes { driver.finish() } else { driver.cancel() }
  }
}

extension UIViewController {
  /// Whether the controller, or one shown in it, wants to stay until code dismisses it.
  fileprivate var isHeldModal: Bool {
    isModalInPresentation || shownChildren.contains(where: \.isHeldModal)
  }
}
