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
    if case .settling(let transition, finishes: false) = runner.state, transition.isDismissal {
      runner.grab()
    }
    if case .tracking(let transition) = runner.state, transition.isDismissal {
      request = .go(isByPerson: true)
      return followRequest()
    }
    guard letsPersonDismiss else { return reportAttempt() }
    controller.delegate?.presentationControllerWillDismiss(controller)
    (presented.presentation == nil ? presented : presenter)?.dismiss(animated: true)
    // The controller may have decided otherwise.
    if !isWanted { request = .go(isByPerson: true) }
  }

  /// A person tried what they may not.
  func reportAttempt() {
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  // MARK: Dragging

  /// Whether a finger holds the controller on its way out.
  var isHeld: Bool {
    if case .tracking = runner.state { true } else { false }
  }

  /// The finger starts to take the controller away.
  func beginDragging() {
    controller.delegate?.presentationControllerWillDismiss(controller)
    beginDismissing(isDragged: true)
  }

  /// The finger is so far out, 0…1.
  func hold(at progress: Double) {
    runner.hold(at: progress)
  }

  /// The finger lets go: a spring takes the controller out, or back.
  func release(finishes: Bool, velocity: CGFloat) {
    guard isHeld else { return }
    if finishes { request = .go(isByPerson: true) }
    let length = container.bounds.height - (controller.presentedView?.frame.minY ?? 0)
    runner.release(finishes: finishes, speed: length > 0 ? Double(velocity / length) : 0)
  }

  /// Whether a finger holds the transition away from what code wants.
  var isHeldAgainstRequest: Bool {
    guard case .tracking(let transition) = runner.state else { return false }
    return transition.isDismissal == isWanted
  }

  /// Code wants the controller gone or there: it goes or comes, whatever the finger does.
  func followRequest() {
    guard case .tracking(let transition) = runner.state, !transition.isDismissal || !isWanted
    else { return }
    runner.release(finishes: transition.isDismissal)
  }
}

extension UIViewController {
  /// Whether the controller, or one shown in it, wants to stay until code dismisses it.
  fileprivate var isHeldModal: Bool {
    isModalInPresentation || shownChildren.contains(where: \.isHeldModal)
  }
}
