public import Foundation

// On Linux, Foundation lacks this type.

/// A colour that does not depend on traits, as layers use it.
public final class CGColor: Hashable, Sendable {
  /// The colour as the painter uses it.
  package let color: Color

  /// Wraps a colour of the painter.
  package init(_ color: Color) { self.color = color }

  /// Makes a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour from components between 0 and 1; sRGB is the only colour space here.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey from components between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Makes a colour from the components of a space and the opacity, 0…1 each.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(space.color(of: components))
  }

  /// Red, green, blue and opacity, 0…1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }
  /// The number of components, including opacity.
  public var numberOfComponents: Int { 4 }
  /// Its opacity, 0…1.
  public var alpha: CGFloat { color.alpha }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = alpha
    return CGColor(copy)
  }

  /// Opaque black.
  public static let black = CGColor(Color.black)
  /// Opaque white.
  public static let white = CGColor(Color.white)
  /// Transparent black.
  public static let clear = CGColor(Color.clear)

  /// Colours are equal if their components are.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
