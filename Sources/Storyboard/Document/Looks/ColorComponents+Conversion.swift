import Drawing
import Foundation

extension ColorComponents {
  /// The colour in sRGB, each component from 0 to 1; what sRGB cannot show becomes the nearest value.
  public var sRGB: ColorComponents {
    let near = nearest
    return ColorComponents(red: near.red, green: near.green, blue: near.blue, alpha: alpha)
  }

  private var nearest: Color {
    switch space {
    case .sRGB:
      let values = [red, green, blue].map { min(1, max(0, $0)) }
      return Color(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    case .displayP3: return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .genericRGB:
      let light = [red, green, blue].map { pow(abs($0), Self.genericGamma) * ($0 < 0 ? -1 : 1) }
      let parts = Self.genericRGBToSRGB.map { zip($0, light).map(*).reduce(0, +) }
      return Color(lightOfRed: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }

  private static let genericGamma = 1.8

  /// From the primaries of Generic RGB to those of sRGB, both with the white D65.
  ///
  /// The former are (0.6295, 0.3407), (0.2949, 0.6055) and (0.1551, 0.0762). A published pair of
  /// colours, before and after, agrees: 84, 124, 224 becomes 102, 146, 230.
  private static let genericRGBToSRGB = [
    [1.024732, -0.027528, 0.002796], [0.020638, 0.948747, 0.030615],
    [-0.002032, -0.002031, 1.004063],
  ]
}
