import Foundation

extension UIAlertController {
  /// Brings title, message, fields and buttons up to date.
  func show() {
    guard isViewLoaded else { return }
    takeForm()
    alertView.show(
      AlertContent(
        title: title, message: message, fields: textFields ?? [], actions: actions,
        preferred: preferredStyle == .alert ? preferredAction : nil))
    ownPresentation?.container.setNeedsLayout()
  }

  /// A field whose Return goes on to the next one, and from the last presses a button.
  func makeField() -> UITextField {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: AlertMetrics.fieldFontSize))
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, weak field] _ in
        guard let self, let field else { return }
        pressReturn(in: field)
      }, for: .primaryActionTriggered)
    return field
  }

  private func pressReturn(in field: UITextField) {
    let fields = textFields ?? []
    let next = fields.firstIndex(of: field).map { $0 + 1 } ?? fields.count
    if next < fields.count { fields[next].becomeFirstResponder() } else { pressReturn() }
  }

  /// What Return does: presses the preferred button, or the only one.
  func pressReturn() {
    (preferredAction ?? (actions.count == 1 ? actions.first : nil)).map(choose)
  }

  /// What Escape does: presses the button that cancels.
  func pressEscape() { cancelAction.map(choose) }
}
