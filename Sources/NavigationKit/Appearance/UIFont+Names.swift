import Drawing
public import Foundation

/// The fonts that have names: those that texts are drawn in, the same on every machine.
nonisolated extension UIFont {
  /// Makes a font by its own name, as in ``fontNames(forFamilyName:)``, or by its family's; nil if
  /// there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let named = Self.named[fontName] ?? Self.families[fontName]?.first else { return nil }
    self.init(named.font(size: fontSize))
  }

  /// The names of all families, in order.
  public static var familyNames: [String] { families.keys.sorted() }

  /// The names of a family's fonts; none if there is no such family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    families[familyName]?.map(\.name) ?? []
  }

  /// The font's own name.
  public var fontName: String { NamedFont(font).name }
  /// The name of the font's family.
  public var familyName: String { NamedFont(font).family }

  private static let families = Dictionary(grouping: NamedFont.all, by: \.family)
  private static let named = Dictionary(uniqueKeysWithValues: NamedFont.all.map { ($0.name, $0) })

  /// The size of the system font in labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the system font in buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system font, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The usual size of the small system font, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
}

extension UIFont {
  /// The height of a line, in points.
  public var lineHeight: CGFloat { Self.measurer.lineHeight(of: font) }
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { Self.measurer.ascent(of: font) }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { ascender - lineHeight }
  /// The space between lines beside their height: none.
  public var leading: CGFloat { 0 }

  private static var measurer: any TextMeasurer {
    Stage.current?.textMeasurer ?? FixedTextMeasurer()
  }
}

/// A font as a family and a style.
nonisolated private struct NamedFont {
  let weight: Font.Weight
  let isMonospaced: Bool
  let isItalic: Bool

  init(_ font: Font) {
    weight = font.weight
    isMonospaced = font.isMonospaced
    isItalic = font.isItalic
  }

  /// All fonts; the regular one is the first of its family.
  static let all: [NamedFont] = {
    let weights = [Font.Weight.regular] + Font.Weight.allCases.filter { $0 != .regular }
    let inter = weights.map { Font(size: 0, weight: $0) }
    let mono = [Font.Weight.regular, .bold].map { Font(size: 0, weight: $0, isMonospaced: true) }
    return (inter + mono).flatMap { upright in
      var slanted = upright
      slanted.isItalic = true
      return [NamedFont(upright), NamedFont(slanted)]
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
