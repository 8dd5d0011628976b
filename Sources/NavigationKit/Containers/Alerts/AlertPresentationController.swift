import Foundation

/// Shows an alert over dimmed views that get no touches.
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView(frame: .zero)
  private let tap = UITapGestureRecognizer()
  /// The text that had the keyboard before.
  private weak var typing: UIResponder?

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    tap.addAction(UIAction { [weak self] _ in self?.tapBeside() })
    dimming.addGestureRecognizer(tap)
    dimming.backgroundColor = UIColor(
      light: .black.faded(by: AlertMetrics.dim), dark: .black.faded(by: AlertMetrics.darkDim))
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// A tap outside an action sheet presses its Cancel button.
  private func tapBeside() {
    if alert?.preferredStyle == .actionSheet { alert?.pressEscape() }
  }

  override func handleEscape() -> Bool {
    alert?.pressEscape()
    return true
  }

  override func handleReturn() -> Bool {
    alert?.pressReturn()
    return true
  }

  override var dimsTints: Bool { true }

  override func embedContent() { alert?.updateForm() }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let view = alert?.alertView else { return .zero }
    let bounds = containerView.bounds
    var insets = containerView.safeAreaInsets
    insets.bottom = max(insets.bottom, containerView.keyboardCover)
    let room = AlertLayout.room(form: view.form, in: bounds, insets: insets)
    return AlertLayout.frame(
      of: view.sizeThatFits(room), form: view.form, in: bounds, insets: insets)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    cover(containerView, with: dimming)
    endTyping()
    UIView.performWithoutAnimation { dimming.alpha = 0 }
    alongsideTransition { [dimming] in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    alongsideTransition { [dimming] in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed, presentingViewController.view.window?.firstResponder == nil {
      _ = typing?.becomeFirstResponder()
    }
  }

  /// Ends the editing of a text behind the alert, which has the keyboard again afterwards.
  private func endTyping() {
    guard let responder = containerView?.window?.firstResponder, responder.acceptsText,
      (responder as? UIView)?.isDescendant(of: presentedViewController.view) != true,
      responder.resignFirstResponder()
    else { return }
    typing = responder
  }

  override func metrics(from metrics: TransitionMetrics) -> TransitionMetrics { metrics.ofAlerts }

  /// An alert fades in while it shrinks to its size, and fades out in place; with reduced motion it
  /// only fades.
  override func move(_ view: UIView, by progress: TransitionProgress) -> Bool {
    guard alert?.preferredStyle == .alert else { return false }
    view.drive(.stateAlpha, from: .number(0), to: .number(1), by: progress)
    guard !progress.isPop, view.traitCollection.reducesMotion != true else { return true }
    let scale = view.transitionMetrics.alertStartScale
    view.drive(
      .transform, from: .transform(CGAffineTransform(scaleX: scale, y: scale)),
      to: .transform(view.transform), by: progress)
    return true
  }
}
