/// A colour as the painter uses it: sRGB components from 0 to 1, not premultiplied.
public struct Color: Hashable, Sendable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// Makes a colour from components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from levels between 0 and 255, as colour tables print them.
  public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(0, 0, 0)
  /// Opaque white.
  public static let white = Color(255, 255, 255)
  /// Transparent black.
  public static let clear = Color(0, 0, 0, alpha: 0)

  /// The same colour with its opacity multiplied.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Interpolates to another colour, component by component.
  public func mixed(with other: Color, fraction: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The four components as levels from 0 to 255, rounded.
  public var levels: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func level(_ value: Double) -> UInt8 {
      UInt8(((value > 0 ? min(value, 1) : 0) * 255).rounded())
    }
    return (level(red), level(green), level(blue), level(alpha))
  }
}
