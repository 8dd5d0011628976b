import Foundation

/// The sizes of text fields, in points.
enum TextFieldMetrics {
  /// The height of a field with a border, as Apple's design resources draw it.
  static let height: CGFloat = 34
  /// The border's corner radius, from the same source.
  static let cornerRadius: CGFloat = 5
  /// The space between the border and the text, from the same source.
  static let margin: CGFloat = 7
  /// The side of the clear button, and its distance from the field's edge; tuned by eye.
  static let clearSize: CGFloat = 20
  static let clearMargin: CGFloat = 6

  /// The space between the view before the text and the text; tuned by eye.
  static let leftGap: CGFloat = 6

  /// The width of the border; a rounded one is as thin as Apple's design resources draw it.
  static func borderWidth(of style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none: 0
    case .line: 1
    case .bezel: 2
    case .roundedRect: 1 / 3
    }
  }
  /// The caret's width, from the same source.
  static let caretWidth: CGFloat = 2
  /// The default font size.
  static let fontSize: CGFloat = 17
  /// A line's height as a multiple of the font size.
  static let lineHeight: CGFloat = 1.2
}
