import CFontconfig
import Drawing
import Foundation

/// The fonts of this machine.
nonisolated enum MachineFonts {
  /// All that can be drawn, as Fontconfig lists them, sorted by name; of a file with several fonts
  /// only the first.
  static var faces: [NamedFace] {
    guard let configuration = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(configuration) }
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for property in [
      FC_FAMILY, FC_STYLE, FC_POSTSCRIPT_NAME, FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_SPACING,
      FC_SCALABLE, FC_VARIABLE,
    ] { FcObjectSetAdd(properties, property) }
    guard let list = FcFontList(configuration, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(list) }
    let fonts = (0..<Int(list.pointee.nfont)).compactMap { index in
      list.pointee.fonts[index].flatMap(face)
    }
    return fonts.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
  }

  /// Reads an entry of Fontconfig's list; nil if it cannot be drawn or has no name.
  private static func face(_ pattern: OpaquePointer) -> NamedFace? {
    guard pattern.number(FC_SCALABLE) == 1, pattern.number(FC_VARIABLE) != 1,
      pattern.number(FC_INDEX) == 0, let path = pattern.text(FC_FILE),
      let family = pattern.text(FC_FAMILY), let name = pattern.text(FC_POSTSCRIPT_NAME)
    else { return nil }
    let weight = FcWeightToOpenType(Int32(pattern.number(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR)))
    return NamedFace(
      name: name, family: family, style: pattern.text(FC_STYLE) ?? "Regular",
      weight: Font.Weight(openType: CGFloat(weight)),
      isItalic: (pattern.number(FC_SLANT) ?? 0) > Int(FC_SLANT_ROMAN),
      isMonospaced: isMonospaced(family, spacing: pattern.number(FC_SPACING)), path: path)
  }

  /// Whether letters are as wide as each other: what a file says of its spacing, or, as many say
  /// nothing, what its family is called.
  ///
  /// In a font of dual spacing, Latin letters have one width and Chinese ones twice that.
  static func isMonospaced(_ family: String, spacing: Int?) -> Bool {
    if let spacing { return [Int(FC_MONO), Int(FC_DUAL), Int(FC_CHARCELL)].contains(spacing) }
    let words = family.split { !$0.isLetter }.map { $0.lowercased() }
    return words.contains { $0 == "mono" || $0 == "courier" || $0 == "monospace" }
      || family.hasSuffix("Mono")
  }
}

nonisolated extension OpaquePointer {
  /// A text of a pattern; nil without one.
  fileprivate func text(_ property: String) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(self, property, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  /// A number of a pattern, also a truth, which is 1; nil without one.
  fileprivate func number(_ property: String) -> Int? {
    var number: Int32 = 0
    if FcPatternGetInteger(self, property, 0, &number) == FcResultMatch { return Int(number) }
    var double = 0.0
    if FcPatternGetDouble(self, property, 0, &double) == FcResultMatch { return Int(double) }
    var truth: FcBool = 0
    return FcPatternGetBool(self, property, 0, &truth) == FcResultMatch ? Int(truth) : nil
  }
}
