import Drawing
import Foundation

/// The colours that are the same in all circumstances.
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
  /// Full red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Pure yellow.
  public static let yellow = UIColor(Color(255, 255, 0))
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Pure cyan.
  public static let cyan = UIColor(Color(0, 255, 255))
  /// Pure magenta.
  public static let magenta = UIColor(Color(255, 0, 255))
  /// For text on a dark background: translucent white.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// For text on a light background: black.
  public static let darkText = UIColor(.black)
}
