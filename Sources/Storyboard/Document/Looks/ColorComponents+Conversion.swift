import Foundation

extension ColorComponents {
  /// The colour in sRGB, each component from 0 to 1; what sRGB cannot show becomes the nearest value.
  public var sRGB: ColorComponents {
    let values = convertedValues.map { min(1, max(0, $0)) }
    return ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: alpha)
  }

  private var convertedValues: [Double] {
    let values = [red, green, blue]
    return switch space {
    case .sRGB: values
    case .displayP3: Self.encoded(values.map(Self.linear), by: Self.displayP3ToSRGB)
    case .genericRGB:
      Self.encoded(values.map { Self.power($0, Self.genericGamma) }, by: Self.genericRGBToSRGB)
    }
  }

  private static func encoded(_ linear: [Double], by matrix: [[Double]]) -> [Double] {
    matrix.map { row in encoded(zip(row, linear).map(*).reduce(0, +)) }
  }

  /// Light of an sRGB or P3 value (IEC 61966-2-1); both have the same curve.
  private static func linear(_ value: Double) -> Double {
    abs(value) <= 0.04045 ? value / 12.92 : power((abs(value) + 0.055) / 1.055, 2.4, like: value)
  }

  private static func encoded(_ light: Double) -> Double {
    abs(light) <= 0.0031308
      ? light * 12.92 : (1.055 * pow(abs(light), 1 / 2.4) - 0.055) * (light < 0 ? -1 : 1)
  }

  private static func power(_ value: Double, _ gamma: Double, like sign: Double? = nil) -> Double {
    pow(abs(value), gamma) * ((sign ?? value) < 0 ? -1 : 1)
  }

  private static let genericGamma = 1.8

  /// From the primaries of P3 to those of sRGB, both with the white D65.
  private static let displayP3ToSRGB = [
    [1.224940, -0.224940, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274],
  ]

  /// From the primaries of Generic RGB to those of sRGB, both with the white D65.
  ///
  /// The former are (0.6295, 0.3407), (0.2949, 0.6055) and (0.1551, 0.0762). A published pair of colours, before and after, agrees:
  /// 84, 124, 224 becomes 102, 146, 230.
  private static let genericRGBToSRGB = [
    [1.024732, -0.027528, 0.002796], [0.020638, 0.948747, 0.030615],
    [-0.002032, -0.002031, 1.004063],
  ]
}
