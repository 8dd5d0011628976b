import Foundation

/// The sizes of text fields, in points.
enum TextFieldMetrics {
  /// The height of a field with a border, as Apple's design resources draw it.
  static let height: CGFloat = 34
  /// The border's corner radius, from the same drawings.
  static let cornerRadius: CGFloat = 5
  /// Between the border and the text, from the same drawings.
  static let margin: CGFloat = 7
  /// The button that deletes the text, and how far it keeps from the edge; by eye.
  static let clearSize: CGFloat = 20
  static let clearMargin: CGFloat = 6

  /// How wide the line around a field is; a round one is as thin as Apple's design resources draw it.
  static func borderWidth(of style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line: 1
    case .bezel: 2
    case .roundedRect: 1 / 3
    }
  }
  /// The caret's width, from the same drawings.
  static let caretWidth: CGFloat = 2
  /// The letters' size unless set.
  static let fontSize: CGFloat = 17
  /// A line's height for each point of the letters' size.
  static let lineHeight: CGFloat = 1.2
}
