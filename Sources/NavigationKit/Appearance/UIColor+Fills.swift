import Drawing

/// The greys that shapes on a page are filled with, as Apple's published design resources give them:
/// they let the background through.
nonisolated extension UIColor {
  /// Fills thin shapes: a slider's track.
  public static let systemFill = UIColor(
    light: Color(120, 120, 128, alpha: 0.2), dark: Color(120, 120, 128, alpha: 0.36))
  /// Fills shapes of a middling size: a switch that is off.
  public static let secondarySystemFill = UIColor(
    light: Color(120, 120, 128, alpha: 0.16), dark: Color(120, 120, 128, alpha: 0.32))
  /// Fills large shapes: fields and buttons.
  public static let tertiarySystemFill = UIColor(
    light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
  /// Fills the largest shapes.
  public static let quaternarySystemFill = UIColor(
    light: Color(116, 116, 128, alpha: 0.08), dark: Color(118, 118, 128, alpha: 0.18))
  /// What stands in a field while nothing is typed.
  public static let placeholderText = UIColor(
    light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3))
}
