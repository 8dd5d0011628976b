import Drawing
import Foundation

/// Sizes of alerts and action sheets, in points, taken from screenshots unless a comment says
/// otherwise.
nonisolated enum AlertMetrics {
  /// The width of an alert, and of an action sheet in a popover.
  static let width: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 14
  /// The margins of the part above the buttons: at its sides, and at its top and bottom.
  static let margin: CGFloat = 16
  static let topMargin: CGFloat = 20
  /// The top and bottom margin of that part in an action sheet.
  static let sheetTopMargin: CGFloat = 14
  /// The gaps between title and message, and above the fields.
  static let messageGap: CGFloat = 3
  static let fieldGap: CGFloat = 10
  /// The height of a field, and its font size.
  static let fieldHeight: CGFloat = 30
  static let fieldFontSize: CGFloat = 13
  /// The height of a button, in alerts and in action sheets, and the margin around its title.
  static let buttonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let buttonMargin: CGFloat = 8
  /// The font size of buttons, in alerts and in action sheets.
  static let buttonFontSize: CGFloat = 17
  static let sheetButtonFontSize: CGFloat = 20
  /// The distance of an action sheet from the screen's edges, and between its two cards.
  static let sheetMargin: CGFloat = 8
  /// The least distance of an alert from the edges of the safe area; tuned by eye.
  static let screenMargin: CGFloat = 24
  /// How many buttons are at least visible if there are too many for the screen.
  static let minimumVisibleButtons: CGFloat = 1.5
  /// The alpha of the black over the views behind, 0…1, in light and in dark mode.
  static let dim = 0.2
  static let darkDim = 0.48
}

nonisolated extension UIColor {
  /// The translucent background of an alert.
  static let alertBackground = UIColor(
    light: Color(247, 247, 247, alpha: 0.9), dark: Color(37, 37, 37, alpha: 0.9))
  /// The background of an action sheet's separate Cancel button.
  static let alertCancelBackground = UIColor(
    light: Color(255, 255, 255), dark: Color(44, 44, 46))
  /// The background of a pressed button.
  static let alertPress = UIColor(
    light: Color(0, 0, 0, alpha: 0.08), dark: Color(255, 255, 255, alpha: 0.12))
}
