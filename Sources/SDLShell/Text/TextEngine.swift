import CSDL2
public import Drawing
public import Foundation

/// Measures and draws text: Inter first, then DejaVu Sans, then WenQuanYi Micro Hei for what is
/// missing.
///
/// A line is shaped once, by HarfBuzz; its letters are drawn by SDL_ttf and stand where they were
/// measured to, to a quarter of a pixel. Widths do not depend on the screen, so that a layout is the same on all of
/// them. A file is opened when its first letter is needed. One engine may serve any number of
/// painters.
public final class TextEngine: @MainActor TextMeasurer {
  private struct ShapedLineKey: Hashable {
    let text: String
    let typeface: Typeface
  }

  /// How far letters rise above the baseline, in ems, and how far apart baselines are: San
  /// Francisco's, as a label is 20.5 high at 17 points and two pixels a point, 15.7 at 13 and three.
  private static let ascent: CGFloat = 0.952
  private static let lineHeight: CGFloat = 1.193

  /// The faces opened so far; nil for one that is not installed.
  private var faces: [FontFile: FontFace?] = [:]
  private var chains: [Typeface: [FontFile]] = [:]
  private var lines = ByteLimitedCache<ShapedLineKey, ShapedLine>(limit: 4 << 20)
  /// Drawn letters: all that a few languages need in a few sizes.
  var pictures = ByteLimitedCache<LetterKey, GlyphBitmap>(limit: 4 << 20)

  /// Opens the font of running text; throws if neither Inter nor DejaVu Sans is installed.
  public init() throws(SDLError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else {
      throw .noText(reason: Renderer.reason)
    }
    guard face(.inter(.regular)) == nil, face(.dejaVu(isBold: false)) == nil else { return }
    throw .noFont
  }

  /// The size of `text` in points; line feeds, and a `maxWidth`, break it into several lines.
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

  /// How far the font's letters rise above the baseline, in points.
  public func ascent(of font: Font) -> CGFloat { font.size * Self.ascent }

  /// How far apart two baselines are, in points, whichever files the letters are from.
  public func lineHeight(of font: Font) -> CGFloat { font.size * Self.lineHeight }

  /// The width of text on one line, in points.
  func width(of text: Substring, font: Font) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let line = shaped(String(text), font: font)
    return line.width * font.size + CGFloat(line.tracked) * Tracking.points(at: font.size)
  }

  /// A line with its letters in their places.
  func shaped(_ text: String, font: Font) -> ShapedLine {
    let key = ShapedLineKey(text: text, typeface: Typeface(font))
    if let line = lines.value(for: key) { return line }
    let chain = chain(for: key.typeface)
    var line = ShapedLine()
    let runs = TextRun.runs(of: text, files: chain.count) { index, scalar in
      face(chain[index])?.has(scalar) ?? false
    }
    for run in runs {
      guard let face = face(chain[run.file]) else { continue }
      line.append(
        face.letters(of: run), file: run.file, isTracked: chain[run.file].isInter)
    }
    // A key and its entry take about 100 bytes besides the text.
    lines.keep(line, bytes: text.utf8.count + 100 + line.bytes, for: key)
    return line
  }

  /// The installed files a typeface's letters are looked for in; at least one.
  func chain(for typeface: Typeface) -> [FontFile] {
    if let chain = chains[typeface] { return chain }
    let wanted = FontFile.chain(for: typeface)
    let first = wanted.firstIndex { face($0) != nil }
    let chain = first.map { Array(wanted[$0...]) } ?? [.inter(.regular)]
    chains[typeface] = chain
    return chain
  }

  /// An open file, opened now if need be; nil if it is not installed.
  func face(_ file: FontFile) -> FontFace? {
    if let known = faces[file] { return known }
    let data = file.places.lazy.compactMap(MappedFile.init).first
    let face = data.flatMap { FontFace($0, isLiteral: file.isInter, isHinted: file.isHinted) }
    faces[file] = .some(face)
    return face
  }
}
