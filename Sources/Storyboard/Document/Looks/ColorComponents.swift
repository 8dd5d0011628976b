/// A colour as numbers in the space in which the file has them.
public struct ColorComponents: Sendable, Hashable {
  /// The colour space of the numbers.
  public enum Space: Sendable {
    /// The space of screens. Grey values are in it too: that of gamma 2.2, which iOS has for them,
    /// differs from it by one of 255 steps.
    case sRGB
    /// The wider space of newer screens.
    case displayP3
    /// Apple's old standard, with gamma 1.8.
    case genericRGB
  }

  /// The components, from 0 to 1; outside in wide colours.
  public let red, green, blue: Double
  /// From 0, clear, to 1.
  public let alpha: Double
  /// The colour space of red, green and blue.
  public let space: Space

  /// Makes a colour.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }

  /// Makes a grey.
  public init(white: Double, alpha: Double = 1, space: Space = .sRGB) {
    self.init(red: white, green: white, blue: white, alpha: alpha, space: space)
  }
}
