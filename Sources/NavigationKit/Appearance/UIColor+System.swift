import Drawing
import Foundation

/// The system's colours in light, dark, increased contrast and elevated versions, as Apple's
/// published design resources give them.
nonisolated extension UIColor {
  /// Opaque black.
  public static let black = UIColor(.black)
  /// Opaque white.
  public static let white = UIColor(.white)
  /// Transparent.
  public static let clear = UIColor(.clear)
  /// A medium grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(Color(255, 0, 0))
  /// Pure green.
  public static let green = UIColor(Color(0, 255, 0))
  /// Pure blue.
  public static let blue = UIColor(Color(0, 0, 255))

  /// The default tint colour.
  public static let systemBlue = UIColor(
    light: Color(0, 122, 255), dark: Color(10, 132, 255),
    contrast: (Color(0, 64, 221), Color(64, 156, 255)))
  /// For destructive actions.
  public static let systemRed = UIColor(
    light: Color(255, 59, 48), dark: Color(255, 69, 58),
    contrast: (Color(215, 0, 21), Color(255, 105, 97)))
  /// For switches that are on.
  public static let systemGreen = UIColor(
    light: Color(52, 199, 89), dark: Color(48, 209, 88),
    contrast: (Color(36, 138, 61), Color(48, 219, 91)))
  /// The system's orange.
  public static let systemOrange = UIColor(
    light: Color(255, 149, 0), dark: Color(255, 159, 10),
    contrast: (Color(201, 52, 0), Color(255, 179, 64)))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    light: Color(255, 204, 0), dark: Color(255, 214, 10),
    contrast: (Color(160, 90, 0), Color(255, 212, 38)))
  /// The system's teal.
  public static let systemTeal = UIColor(
    light: Color(90, 200, 250), dark: Color(100, 210, 255),
    contrast: (Color(0, 113, 164), Color(112, 215, 255)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    light: Color(88, 86, 214), dark: Color(94, 92, 230),
    contrast: (Color(54, 52, 163), Color(125, 122, 255)))
  /// The system's purple.
  public static let systemPurple = UIColor(
    light: Color(175, 82, 222), dark: Color(191, 90, 242),
    contrast: (Color(137, 68, 171), Color(218, 143, 255)))
  /// The system's pink.
  public static let systemPink = UIColor(
    light: Color(255, 45, 85), dark: Color(255, 55, 95),
    contrast: (Color(211, 15, 69), Color(255, 100, 130)))
  /// The system's standard grey.
  public static let systemGray = UIColor(
    light: Color(142, 142, 147), dark: Color(142, 142, 147),
    contrast: (Color(108, 108, 112), Color(174, 174, 178)))
  /// The third of the system's greys, lighter than ``systemGray``.
  public static let systemGray3 = UIColor(
    light: Color(199, 199, 204), dark: Color(72, 72, 74),
    contrast: (Color(174, 174, 178), Color(84, 84, 86)))
  /// The fifth of the system's greys, close to the background.
  public static let systemGray5 = UIColor(
    light: Color(229, 229, 234), dark: Color(44, 44, 46),
    contrast: (Color(216, 216, 220), Color(54, 54, 56)))

  /// For primary text.
  public static let label = UIColor(light: .black, dark: .white)
  /// For secondary text.
  public static let secondaryLabel = UIColor(
    light: Color(60, 60, 67, alpha: 0.6), dark: Color(235, 235, 245, alpha: 0.6),
    contrast: (Color(60, 60, 67, alpha: 0.68), Color(235, 235, 245, alpha: 0.68)))
  /// For tertiary and disabled text.
  public static let tertiaryLabel = UIColor(
    light: Color(60, 60, 67, alpha: 0.3), dark: Color(235, 235, 245, alpha: 0.3),
    contrast: (Color(60, 60, 67, alpha: 0.38), Color(235, 235, 245, alpha: 0.38)))
  /// For thin lines that let the background show through.
  public static let separator = UIColor(
    light: Color(60, 60, 67, alpha: 0.29), dark: Color(84, 84, 88, alpha: 0.6),
    contrast: (Color(60, 60, 67, alpha: 0.37), Color(84, 84, 88, alpha: 0.68)))
  /// For thin lines that hide the background.
  public static let opaqueSeparator = UIColor(light: Color(198, 198, 200), dark: Color(56, 56, 58))
  /// For the background of a screen.
  public static let systemBackground = UIColor(
    light: .white, dark: .black, contrast: nil, raised: Color(28, 28, 30),
    raisedContrast: Color(36, 36, 38))
  /// For content grouped on the background.
  public static let secondarySystemBackground = UIColor(
    light: Color(242, 242, 247), dark: Color(28, 28, 30),
    contrast: (Color(235, 235, 240), Color(36, 36, 38)), raised: Color(44, 44, 46),
    raisedContrast: Color(54, 54, 56))
  /// For the background of a screen with grouped content, such as a grouped table.
  public static let systemGroupedBackground = UIColor(
    light: Color(242, 242, 247), dark: .black, contrast: (Color(235, 235, 240), .black),
    raised: Color(28, 28, 30), raisedContrast: Color(36, 36, 38))
  /// For grouped content, such as a grouped table's rows.
  public static let secondarySystemGroupedBackground = UIColor(
    light: .white, dark: Color(28, 28, 30), contrast: (.white, Color(36, 36, 38)),
    raised: Color(44, 44, 46), raisedContrast: Color(54, 54, 56))
  /// For the background of a highlighted or selected row.
  static let cellSelection = UIColor(light: Color(209, 209, 214), dark: Color(58, 58, 60))
  /// For the background of a navigation bar.
  static let barBackground = UIColor(light: Color(249, 249, 249), dark: Color(29, 29, 29))
  /// For the background of a toolbar.
  static let toolbarBackground = UIColor(light: Color(249, 249, 249), dark: Color(22, 22, 22))
  /// For the line between a bar and the content.
  static let barHairline = UIColor(
    light: Color(0, 0, 0, alpha: 0.3), dark: Color(255, 255, 255, alpha: 0.15))
}
