import Drawing
import Foundation

/// Backgrounds in light, dark, increased contrast and elevated versions, as Apple's published
/// design resources give them.
nonisolated extension UIColor {
  /// For the background of a screen.
  public static let systemBackground = UIColor(
    light: .white, dark: .black, contrast: nil, raised: Color(28, 28, 30),
    raisedContrast: Color(36, 36, 38))
  /// For content grouped on the background.
  public static let secondarySystemBackground = UIColor(
    light: Color(242, 242, 247), dark: Color(28, 28, 30),
    contrast: (Color(235, 235, 240), Color(36, 36, 38)), raised: Color(44, 44, 46),
    raisedContrast: Color(54, 54, 56))
  /// For content on top of ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(
    light: .white, dark: Color(44, 44, 46), contrast: (.white, Color(54, 54, 56)),
    raised: Color(58, 58, 60), raisedContrast: Color(68, 68, 70))
  /// For the background of a screen with grouped content, such as a grouped table.
  public static let systemGroupedBackground = UIColor(
    light: Color(242, 242, 247), dark: .black, contrast: (Color(235, 235, 240), .black),
    raised: Color(28, 28, 30), raisedContrast: Color(36, 36, 38))
  /// For grouped content, such as a grouped table's rows.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .white, dark: Color(28, 28, 30), contrast: (.white, Color(36, 36, 38)),
    raised: Color(44, 44, 46), raisedContrast: Color(54, 54, 56))
  /// For content on top of ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: Color(242, 242, 247), dark: Color(44, 44, 46),
    contrast: (Color(235, 235, 240), Color(54, 54, 56)), raised: Color(58, 58, 60),
    raisedContrast: Color(68, 68, 70))

  /// The former name of ``systemGroupedBackground``.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
