/// A sheet that a drag does not dismiss.
final class FirmSheet: MessagePage, UIAdaptivePresentationControllerDelegate {
  private var attempts = 0

  init() {
    super.init(
      "Not to Be Dismissed", symbol: "lock", "Drag it down: it springs back.",
      buttons: [("Done", { $0.dismiss(animated: true) })])
    modalPresentationStyle = .pageSheet
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    attempts += 1
    text = "It stays: \(CountText.items(attempts, noun: "attempt"))."
  }
}
