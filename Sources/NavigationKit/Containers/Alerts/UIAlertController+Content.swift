import Foundation

extension UIAlertController {
  /// Updates title, message, fields and buttons.
  func show() {
    guard isViewLoaded else { return }
    updateForm()
    alertView.show(
      AlertContent(
        title: title, message: message, fields: textFields ?? [], actions: actions,
        preferred: preferredStyle == .alert ? preferredAction : nil))
    ownPresentation?.container.setNeedsLayout()
  }

  /// Makes a field: Return moves to the next one; in the last it presses a button.
  func makeField() -> UITextField {
    let field = UITextField(frame: .zero)
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

  /// Return was pressed: presses the preferred button, or the only one.
  func pressReturn() {
    (preferredAction ?? (actions.count == 1 ? actions.first : nil)).map(choose)
  }

  /// Escape was pressed: presses the Cancel button.
  func pressEscape() { cancelAction.map(choose) }
}
