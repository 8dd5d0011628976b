import Drawing
import Foundation

/// The numbers of alerts and action sheets, in points, as screenshots show them; where it says so,
/// tuned by eye.
nonisolated enum AlertMetrics {
  /// How wide an alert is, and an action sheet in a popover.
  static let width: CGFloat = 270
  static let popoverWidth: CGFloat = 304
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 14
  /// Above, below and beside what stands over the buttons.
  static let margin: CGFloat = 16
  static let topMargin: CGFloat = 20
  /// The same above and below in an action sheet.
  static let sheetTopMargin: CGFloat = 14
  /// Between title and message, and above each field.
  static let messageGap: CGFloat = 3
  static let fieldGap: CGFloat = 10
  /// How high a field is, and how large its letters.
  static let fieldHeight: CGFloat = 30
  static let fieldFontSize: CGFloat = 13
  /// How high a button is, and what its letters keep from its edges.
  static let buttonHeight: CGFloat = 44
  static let sheetButtonHeight: CGFloat = 57
  static let buttonMargin: CGFloat = 8
  /// How large the letters of buttons are; those of an action sheet are larger.
  static let buttonFontSize: CGFloat = 17
  static let sheetButtonFontSize: CGFloat = 20
  /// How far an action sheet keeps from the screen's edges, and its two parts from each other.
  static let sheetMargin: CGFloat = 8
  /// How near a tall alert comes to the screen's edges; tuned by eye.
  static let screenMargin: CGFloat = 24
  /// How many buttons are seen at least where there are too many for the screen.
  static let leastButtons: CGFloat = 1.5
  /// How much larger an alert is as it starts to come.
  static let startScale: CGFloat = 1.2
  /// How much black lies over what is behind, 0…1.
  static let dim = 0.2
  static let darkDim = 0.48
}

nonisolated extension UIColor {
  /// The ground of an alert: glass.
  static let alertGround = UIColor(
    light: Color(247, 247, 247, alpha: 0.9), dark: Color(37, 37, 37, alpha: 0.9))
  /// The ground of the button apart that cancels an action sheet.
  static let alertCancelGround = UIColor(
    light: Color(255, 255, 255), dark: Color(44, 44, 46))
  /// What lies over a button while it is pressed.
  static let alertPress = UIColor(
    light: Color(0, 0, 0, alpha: 0.08), dark: Color(255, 255, 255, alpha: 0.12))
}
