import Drawing

/// Translucent greys for filling shapes, as Apple's published design resources give them.
nonisolated extension UIColor {
  /// For thin and small shapes, such as a slider's track.
  public static let systemFill = UIColor(
    light: Color(120, 120, 128, alpha: 0.2), dark: Color(120, 120, 128, alpha: 0.36))
  /// For medium-sized shapes, such as a switch.
  public static let secondarySystemFill = UIColor(
    light: Color(120, 120, 128, alpha: 0.16), dark: Color(120, 120, 128, alpha: 0.32))
  /// For large shapes, such as fields and buttons.
  public static let tertiarySystemFill = UIColor(
    light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
  /// For large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: Color(116, 116, 128, alpha: 0.08), dark: Color(118, 118, 128, alpha: 0.18))
  /// For the placeholder text of fields.
  public static let placeholderText = UIColor(
    light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3))
}
