import Foundation

extension Color {
  /// Makes the nearest colour to one of Display P3, with components between 0 and 1.
  public init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    let (r, g, b) = (Self.light(of: red), Self.light(of: green), Self.light(of: blue))
    // From the primaries of P3 to those of sRGB, both with the white D65.
    self.init(
      lightOfRed: 1.224940 * r - 0.224940 * g, green: -0.042057 * r + 1.042057 * g,
      blue: -0.019638 * r - 0.078636 * g + 1.098274 * b, alpha: alpha)
  }

  /// Makes the nearest colour to amounts of light, 0…1, in the primaries of sRGB.
  public init(lightOfRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(
      red: Self.component(red), green: Self.component(green), blue: Self.component(blue),
      alpha: alpha)
  }

  /// The light of a component of sRGB or P3, which have the same curve (IEC 61966-2-1).
  private static func light(of component: Double) -> Double {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// The component of sRGB for an amount of light.
  private static func component(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
