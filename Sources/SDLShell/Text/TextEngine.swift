import CSDL2
public import Drawing
public import Foundation

/// Measures and draws text: in Inter, else in DejaVu Sans, else in WenQuanYi Micro Hei for missing
/// characters, and emoji in Noto Color Emoji.
///
/// A line is shaped once by HarfBuzz. SDL_ttf draws its letters, which are placed where they were
/// measured, to a quarter of a pixel. Widths do not depend on the screen's scale, so neither do
/// layouts. A font file is opened when its first letter is needed. One engine can serve many
/// painters.
public final class TextEngine: @MainActor TextMeasurer {
  private struct ShapedLineKey: Hashable {
    let text: String
    let typeface: Typeface
  }

  /// San Francisco's ascent and distance of baselines, in ems.
  ///
  /// A label is 20.5 high at 17 points and 2 pixels per point, 15.7 at 13 points and 3.
  private static let ascent: CGFloat = 0.952
  private static let lineHeight: CGFloat = 1.193
  /// The heights of letters of a font that does not tell them: usual ones, in ems.
  private static let (smallLetters, capitals): (CGFloat, CGFloat) = (0.53, 0.71)

  /// The fonts opened so far; nil for one that is not installed.
  private var faces: [FontFile: FontFace?] = [:]
  private var chains: [Typeface: [FontFile]] = [:]
  /// The fonts that can be asked for by name, beside the system's.
  public var fonts = FontLibrary()
  private var lines = ByteLimitedCache<ShapedLineKey, ShapedLine>(limit: 4 << 20)
  /// Rendered letters: room for a few languages in a few sizes.
  var pictures = ByteLimitedCache<LetterKey, GlyphBitmap>(limit: 4 << 20)
  /// Rendered emoji: one of a label takes 14 KB at 3 pixels per point.
  var emoji = ByteLimitedCache<LetterKey, [ColorBitmap]>(limit: 4 << 20)

  /// Opens the regular font; throws if neither Inter nor DejaVu Sans is installed.
  public init() throws(SDLError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else {
      throw .noText(reason: Renderer.reason)
    }
    guard face(.inter(.regular)) == nil, face(.dejaVu(isBold: false)) == nil else { return }
    throw .noFont
  }

  /// The size of `text` in points, broken into lines at line feeds and at `maxWidth`.
  public func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = maxWidth.map { limit in
      let breaker = LineBreaker(limit: limit) { self.width(of: $0, font: font) }
      return paragraphs.flatMap(breaker.lines)
    }
    let widths = (lines ?? paragraphs).map { width(of: $0, font: font) }
    return CGSize(
      width: widths.max() ?? 0, height: CGFloat(widths.count) * lineHeight(of: font))
  }

  /// The distance from the baseline to the top of a line, in points.
  public func ascent(of font: Font) -> CGFloat {
    font.size * (namedFace(of: font)?.line?.ascent ?? Self.ascent)
  }

  /// The distance between two baselines, in points, whichever files the letters are from.
  public func lineHeight(of font: Font) -> CGFloat {
    font.size * (namedFace(of: font)?.line?.height ?? Self.lineHeight)
  }

  /// The heights of small and capital letters, in points.
  public func letterSizes(of font: Font) -> LetterSizes {
    let heights = face(chain(for: Typeface(font))[0])?.heights
    return LetterSizes(
      small: font.size * (heights?.small ?? Self.smallLetters),
      capital: font.size * (heights?.capital ?? Self.capitals))
  }

  private func namedFace(of font: Font) -> FontFace? { font.face.flatMap { face(.named($0.path)) } }

  /// The width of text on one line, in points.
  func width(of text: Substring, font: Font) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let line = shaped(String(text), font: font)
    return line.width * font.size + CGFloat(line.tracked) * Tracking.points(at: font.size)
  }

  /// A line's shaped letters, cached.
  func shaped(_ text: String, font: Font) -> ShapedLine {
    let key = ShapedLineKey(text: text, typeface: Typeface(font))
    if let line = lines.value(for: key) { return line }
    let chain = chain(for: key.typeface)
    var line = ShapedLine()
    for run in runs(of: text, in: chain) {
      guard let face = face(chain[run.file]) else { continue }
      let letters = face.letters(of: run)
      line.append(
        key.typeface.hasEvenDigits
          ? face.spacingDigitsEvenly(letters) : letters.map(PlacedAdvance.init),
        file: run.file, isTracked: chain[run.file].isInter)
    }
    // About 100 bytes for the key and the entry besides the text.
    lines.keep(line, bytes: text.utf8.count + 100 + line.bytes, for: key)
    return line
  }

  /// The parts of a line in one file each.
  func runs(of text: String, in chain: [FontFile]) -> [TextRun] {
    // A font of someone's own, such as one of icons, may lack letters.
    var hasLatin = true
    if case .named = chain[0] { hasLatin = false }
    let emoji = chain.firstIndex(of: .notoEmoji)
    return TextRun.runs(
      of: text, files: chain.count, hasLatin: hasLatin, emoji: emoji
    ) { index, scalar in
      face(chain[index])?.has(scalar) ?? false
    }
  }

  /// The files in which a typeface's letters are searched, from the first installed one on; never
  /// empty.
  func chain(for typeface: Typeface) -> [FontFile] {
    if let chain = chains[typeface] { return chain }
    let named = typeface.face.map { [FontFile.named($0)] }
    let wanted = (named ?? []) + FontFile.chain(for: typeface)
    let first = wanted.firstIndex { face($0) != nil }
    let chain = first.map { Array(wanted[$0...]) } ?? [.inter(.regular)]
    chains[typeface] = chain
    return chain
  }

  /// A font, opened if needed; nil if it is not installed.
  func face(_ file: FontFile) -> FontFace? {
    if let cached = faces[file] { return cached }
    let data = file.places.lazy.compactMap(MappedFile.init).first
    let face = data.flatMap { FontFace($0, isLiteral: file.isInter, isHinted: file.isHinted) }
    faces[file] = .some(face)
    return face
  }
}
