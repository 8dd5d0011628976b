import Drawing
import Foundation

/// The system's colours in light, dark, increased contrast and elevated versions, as Apple's
/// published design resources give them.
nonisolated extension UIColor {
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
  /// The system's mint.
  public static let systemMint = UIColor(
    light: Color(0, 199, 190), dark: Color(99, 230, 226),
    contrast: (Color(12, 129, 123), Color(102, 212, 207)))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    light: Color(50, 173, 230), dark: Color(100, 210, 255),
    contrast: (Color(0, 113, 164), Color(112, 215, 255)))
  /// The system's brown.
  public static let systemBrown = UIColor(
    light: Color(162, 132, 94), dark: Color(172, 142, 104),
    contrast: (Color(127, 101, 69), Color(181, 148, 105)))
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
  /// The second of the system's greys, a little lighter than ``systemGray``.
  public static let systemGray2 = UIColor(
    light: Color(174, 174, 178), dark: Color(99, 99, 102),
    contrast: (Color(142, 142, 147), Color(124, 124, 128)))
  /// The third of the system's greys, lighter than ``systemGray``.
  public static let systemGray3 = UIColor(
    light: Color(199, 199, 204), dark: Color(72, 72, 74),
    contrast: (Color(174, 174, 178), Color(84, 84, 86)))
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(
    light: Color(209, 209, 214), dark: Color(58, 58, 60),
    contrast: (Color(188, 188, 192), Color(68, 68, 70)))
  /// The fifth of the system's greys, close to the background.
  public static let systemGray5 = UIColor(
    light: Color(229, 229, 234), dark: Color(44, 44, 46),
    contrast: (Color(216, 216, 220), Color(54, 54, 56)))
  /// The sixth of the system's greys, the closest to the background.
  public static let systemGray6 = UIColor(
    light: Color(242, 242, 247), dark: Color(28, 28, 30),
    contrast: (Color(235, 235, 240), Color(36, 36, 38)))

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
  /// For quaternary text, such as watermarks.
  public static let quaternaryLabel = UIColor(
    light: Color(60, 60, 67, alpha: 0.18), dark: Color(235, 235, 245, alpha: 0.16),
    contrast: (Color(60, 60, 67, alpha: 0.26), Color(235, 235, 245, alpha: 0.26)))
  /// For links.
  public static let link = UIColor(light: Color(0, 122, 255), dark: Color(9, 132, 255))
  /// For thin lines that let the background show through.
  public static let separator = UIColor(
    light: Color(60, 60, 67, alpha: 0.29), dark: Color(84, 84, 88, alpha: 0.6),
    contrast: (Color(60, 60, 67, alpha: 0.37), Color(84, 84, 88, alpha: 0.68)))
  /// For thin lines that hide the background.
  public static let opaqueSeparator = UIColor(light: Color(198, 198, 200), dark: Color(56, 56, 58))
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
