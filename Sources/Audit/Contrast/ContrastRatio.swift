import Drawing
import Foundation

extension Color {
  /// How light it looks, 0…1: the relative luminance of WCAG 2.
  nonisolated var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The ratio of contrast with another colour, 1…21, as WCAG 2 defines it.
  nonisolated func contrast(with other: Color) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// What it looks like over an opaque colour.
  nonisolated func over(_ background: Color) -> Color {
    var color = background.mixed(with: self, fraction: alpha)
    color.alpha = 1
    return color
  }

  /// The colour as `#8A8A8E`.
  nonisolated var hexadecimal: String {
    let (red, green, blue, _) = levels
    return String(format: "#%02X%02X%02X", red, green, blue)
  }
}
