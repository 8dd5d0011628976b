import Drawing
import Foundation

/// A font that the system's texts are drawn in, as a family and a style.
nonisolated struct SystemFont {
  let weight: Font.Weight
  let isMonospaced: Bool
  let isItalic: Bool

  init(_ font: Font) {
    weight = font.weight
    isMonospaced = font.isMonospaced
    isItalic = font.isItalic
  }

  /// All fonts; the regular one is the first of its family.
  static let all: [SystemFont] = {
    let weights = [Font.Weight.regular] + Font.Weight.allCases.filter { $0 != .regular }
    let inter = weights.map { Font(size: 0, weight: $0) }
    let mono = [Font.Weight.regular, .bold].map { Font(size: 0, weight: $0, isMonospaced: true) }
    return (inter + mono).flatMap { upright in
      var slanted = upright
      slanted.isItalic = true
      return [SystemFont(upright), SystemFont(slanted)]
    }
  }()

  var family: String { isMonospaced ? "DejaVu Sans Mono" : "Inter" }

  /// The PostScript name.
  var name: String {
    let slant = isItalic ? (isMonospaced ? "Oblique" : "Italic") : ""
    let style = (styleName == "Regular" && (isItalic || isMonospaced) ? "" : styleName) + slant
    let base = isMonospaced ? "DejaVuSansMono" : "Inter"
    return style.isEmpty ? base : "\(base)-\(style)"
  }

  /// The name in the family.
  var face: String { isItalic ? "\(styleName) \(isMonospaced ? "Oblique" : "Italic")" : styleName }

  private var styleName: String {
    let isHeavy = [.semibold, .bold, .heavy, .black].contains(weight)
    if isMonospaced { return isHeavy ? "Bold" : "Regular" }
    return switch weight {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .semibold: "SemiBold"
    case .heavy: "ExtraBold"
    case .light, .regular, .medium, .bold, .black: weight.rawValue.capitalized
    }
  }

  func font(size: CGFloat) -> Font {
    Font(size: size, weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
  }
}
