import Foundation

/// A colour in CIE L\*a\*b\*, where equal distances look equally different.
///
/// From sRGB levels by IEC 61966-2-1: the linear part of a level c of 0…1 is c ÷ 12.92 up to 0.04045,
/// else ((c + 0.055) ÷ 1.055)^2.4, and the linear red, green and blue make X, Y, Z of the white
/// point D65. From those by CIE 15:2004 (ISO/CIE 11664-4): L = 116 f(Y) − 16, a = 500 (f(X) − f(Y)),
/// b = 200 (f(Y) − f(Z)), of X, Y, Z as parts of the white point's, where f(t) is t^⅓ above
/// (6 ÷ 29)³, else t ÷ (3 (6 ÷ 29)²) + 4 ÷ 29.
struct LabColor: Hashable {
  /// The lightness, 0…100.
  var lightness: Double
  /// From green to red, and from blue to yellow.
  var a, b: Double

  /// The colour of sRGB levels, 0…255.
  init(red: Double, green: Double, blue: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let x = Self.root((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47)
    let y = Self.root(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b)
    let z = Self.root((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    self.b = 200 * (y - z)
  }

  /// The distance ΔE\*ab of CIE 1976: the root of (L₁ − L₂)² + (a₁ − a₂)² + (b₁ − b₂)².
  ///
  /// About 2.3 is just noticeable; black and white are 100 apart.
  func distance(to other: LabColor) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return (x * x + y * y + z * z).squareRoot()
  }

  private static func linear(_ level: Double) -> Double {
    let part = level / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func root(_ part: Double) -> Double {
    let edge = 6.0 / 29
    return part > edge * edge * edge ? cbrt(part) : part / (3 * edge * edge) + 4 / 29
  }
}

extension LabColor {
  /// How far two pixels are apart: over white or over black, where it is more.
  ///
  /// Each is red, green, blue and straight alpha from the lowest byte up.
  static func distance(_ first: UInt32, _ second: UInt32) -> Double {
    guard first >> 24 != 255 || second >> 24 != 255 else {
      return LabColor(first, over: 0).distance(to: LabColor(second, over: 0))
    }
    return [0, 255].map { LabColor(first, over: $0).distance(to: LabColor(second, over: $0)) }
      .max() ?? 0
  }

  private init(_ pixel: UInt32, over ground: Double) {
    let alpha = Double(pixel >> 24) / 255
    func level(_ shift: UInt32) -> Double {
      Double(pixel >> shift & 255) * alpha + ground * (1 - alpha)
    }
    self.init(red: level(0), green: level(8), blue: level(16))
  }
}
