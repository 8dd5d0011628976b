import Foundation
import NavigationKit

/// A field for a number: Return, or leaving it, takes what is typed, if that is a number; Escape puts back
/// what was shown.
final class NumberField: UITextField {
  /// Its size in points: enough for the longest number.
  static let size = CGSize(width: 64, height: 26)
  /// Called with a number that was typed.
  var onNumber: (Double) -> Void = { _ in }
  private var shown = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    font = .systemFont(ofSize: 13)
    textAlignment = .right
    keyboardType = .decimalPad
    clearsOnBeginEditing = true
    addAction(UIAction { [weak self] _ in self?.commit() }, for: .editingDidEnd)
    // With an action for it, Return ends typing.
    addAction(UIAction { _ in }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number; the same one leaves what is being typed.
  func show(_ text: String) {
    guard text != shown || !isEditing else { return }
    (shown, self.text, placeholder) = (text, text, text)
  }

  /// The number that is meant by a text; nil for anything else.
  static func number(in text: String) -> Double? {
    Double(text.replacing(",", with: ".")).flatMap { $0.isFinite ? $0 : nil }
  }

  private func commit() {
    let typed = text ?? ""
    if typed != shown { Self.number(in: typed).map(onNumber) }
    text = shown
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    text = shown
    resignFirstResponder()
  }
}
