import Foundation

/// The user's actions on a presentation: dragging it, tapping outside, pressing Escape.
extension Presentation {
  /// Whether the user may dismiss the controller: the delegate decides, unless it is modal.
  var userMayDismiss: Bool {
    guard !presented.isHeldModal else { return false }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Dismisses the controller if the user may; otherwise notifies the delegate of the attempt.
  ///
  /// A running transition ends first, but a dismissal that a finger holds is taken from the finger
  /// and completes.
  func dismissForUser() {
    guard isWanted, presented.presentation?.isWanted != true else { return }
    if case .settling(let transition, finishes: false) = runner.state, transition.isDismissal {
      runner.grab()
    }
    if case .tracking(let transition) = runner.state, transition.isDismissal {
      request = .dismiss(animated: true, isByUser: true)
      return followRequest()
    }
    guard userMayDismiss else { return reportAttempt() }
    controller.delegate?.presentationControllerWillDismiss(controller)
    (presented.presentation == nil ? presented : presenter)?.dismiss(animated: true)
    // An override of `dismiss` may have kept the controller.
    if !isWanted { request = .dismiss(animated: isAnimated, isByUser: true) }
  }

  /// Notifies the delegate that the user tried to dismiss the controller, and may not.
  func reportAttempt() {
    controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
  }

  // MARK: Dragging

  /// Whether an interactive transition is under a finger.
  var isHeld: Bool { runner.isHeld }

  /// Starts an interactive dismissal.
  func beginDragging() {
    controller.delegate?.presentationControllerWillDismiss(controller)
    beginDismissing(isDragged: true)
  }

  /// Whether the view springs back from a drag that was released too early to dismiss it.
  var isReturning: Bool {
    guard case .settling(let transition, finishes: false) = runner.state else { return false }
    return transition.isDismissal && transition.change.isDragged
  }

  /// A finger takes the view that springs back.
  func catchReturn() { if isReturning { runner.grab() } }

  /// Sets how far the dismissal is, 0…1.
  func hold(at progress: Double) {
    runner.hold(at: progress)
  }

  /// Ends the drag, with a velocity in points per second: a spring completes the dismissal or
  /// cancels it.
  func release(finishes: Bool, velocity: CGFloat) {
    guard isHeld else { return }
    if finishes { request = .dismiss(animated: true, isByUser: true) }
    let length = container.bounds.height - (controller.presentedView?.frame.minY ?? 0)
    runner.release(finishes: finishes, speed: length > 0 ? Double(velocity / length) : 0)
  }

  /// Whether a finger holds a transition that contradicts the request.
  var isHeldAgainstRequest: Bool {
    guard case .tracking(let transition) = runner.state else { return false }
    return transition.isDismissal == isWanted
  }

  /// Takes the transition from the finger: a requested dismissal completes, a presentation is
  /// cancelled.
  func followRequest() {
    guard case .tracking(let transition) = runner.state, !isWanted else { return }
    runner.release(finishes: transition.isDismissal)
  }
}

extension UIViewController {
  /// Whether the controller, or one shown in it, sets `isModalInPresentation`.
  fileprivate var isHeldModal: Bool {
    isModalInPresentation || shownChildren.contains(where: \.isHeldModal)
  }
}
