import Drawing
public import Foundation

/// The fonts that have names: those of the system, which are the same on every machine, then those
/// that the app brings, and in a window the machine's, too.
nonisolated extension UIFont {
  /// Makes a font by its own name, as in ``fontNames(forFamilyName:)``, or by its family's; nil if
  /// there is none.
  ///
  /// In the place of one that only an iPhone has, such as Helvetica Neue, it is the system's, as heavy
  /// and slanted as the name says. Outside of a stage's update only the system's are found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let substitute = PhoneFonts.has(fontName) ? SubstituteFont(for: fontName) : nil
    guard
      let font = FontNames.font(named: fontName, size: fontSize) ?? substitute?.font(size: fontSize)
    else { return nil }
    self.init(font)
  }

  /// The names of all families, in order.
  public static var familyNames: [String] { FontNames.families }

  /// The names of a family's fonts, the regular one first; none if there is no such family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontNames.fonts(of: familyName).map { FontNames.name(of: $0) }
  }

  /// The font's own name.
  public var fontName: String { FontNames.name(of: font) }
  /// The name of the font's family.
  public var familyName: String { FontNames.family(of: font) }

  /// The size of the system font in labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the system font in buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The default size of the system font, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The default size of the small system font, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
}

extension UIFont {
  /// The height of a line, in points.
  @preconcurrency @MainActor
  public var lineHeight: CGFloat { Self.measurer.lineHeight(of: font) }
  /// The distance from the baseline to the top of a line, in points.
  @preconcurrency @MainActor
  public var ascender: CGFloat { Self.measurer.ascent(of: font) }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  @preconcurrency @MainActor public var descender: CGFloat { ascender - lineHeight }
  /// The space between lines beside their height: none.
  @preconcurrency @MainActor public var leading: CGFloat { 0 }

  /// The height of a capital letter, in points.
  @preconcurrency @MainActor
  public var capHeight: CGFloat { Self.measurer.letterSizes(of: font).capital }
  /// The height of a small x, in points.
  @preconcurrency @MainActor
  public var xHeight: CGFloat { Self.measurer.letterSizes(of: font).small }

  private static var measurer: any TextMeasurer {
    Stage.current?.textMeasurer ?? FixedTextMeasurer()
  }
}
