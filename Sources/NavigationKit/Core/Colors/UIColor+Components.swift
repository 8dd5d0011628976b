import Drawing
public import Foundation

nonisolated extension UIColor {
  /// Makes a colour from hue, saturation, brightness and opacity between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sixths = (hue - hue.rounded(.down)) * 6
    /// The component that is full where the hue is `peak` sixths of a turn.
    func component(_ peak: CGFloat) -> CGFloat {
      let distance = abs((sixths - peak + 9).truncatingRemainder(dividingBy: 6) - 3)
      return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
    }
    self.init(red: component(0), green: component(2), blue: component(4), alpha: alpha)
  }

  /// Makes a colour from components of Display P3 between 0 and 1: the nearest one of sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let near = Color(
      displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(
      red: CGFloat(near.red), green: CGFloat(near.green), blue: CGFloat(near.blue), alpha: alpha)
  }

  /// Gets hue, saturation, brightness and opacity, 0…1, in light style; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let maximum = max(red, green, blue)
    let range = maximum - min(red, green, blue)
    saturation?.pointee = maximum > 0 ? range / maximum : 0
    brightness?.pointee = maximum
    hue?.pointee = hueSixths(red, green, blue, maximum: maximum, range: range) / 6
    return true
  }

  /// The hue in sixths of a turn, from 0 up to 6; a grey's is 0.
  private func hueSixths(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, maximum: CGFloat, range: CGFloat
  ) -> CGFloat {
    guard range > 0 else { return 0 }
    if maximum == red { return (green - blue) / range + (green < blue ? 6 : 0) }
    return maximum == green ? (blue - red) / range + 2 : (red - green) / range + 4
  }

  /// Gets brightness and opacity, 0…1, in light style; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    guard red == green, green == blue else { return false }
    white?.pointee = red
    return true
  }
}

nonisolated extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a colour literal.
public typealias _ColorLiteralType = UIColor
