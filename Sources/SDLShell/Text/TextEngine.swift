import CSDL2
public import Drawing
public import Foundation

/// Measures and draws text: Inter first, then DejaVu Sans, then WenQuanYi Micro Hei for what is
/// missing.
///
/// Widths grow in proportion to the font's size and do not depend on the screen, so that a layout
/// is the same on all of them. A file is opened when its first letter is needed. One engine may
/// serve any number of painters.
public final class TextEngine: @MainActor TextMeasurer {
  /// Faces and the widths measured with them are told apart by all that changes a letter's shape.
  private struct FaceKey: Hashable {
    let file: FontFile
    /// The em in 1/72 of a pixel.
    let em: Int32
  }

  private struct Typeface: Hashable {
    let weight: Font.Weight
    let isMonospaced: Bool

    init(_ font: Font) {
      weight = font.weight
      isMonospaced = font.isMonospaced
    }
  }

  private struct WidthKey: Hashable {
    let text: String
    let typeface: Typeface
  }

  /// The em in pixels at which everything is measured: a unit is 1/12 of a point in running text.
  private static let measuringEm: CGFloat = 200
  /// Open faces; each holds its drawn letters, about 100 KB.
  private static let faceLimit = 40

  private var faces: [FaceKey: FontFace] = [:]
  /// The files looked for so far; nil for one that is not installed.
  private var files: [FontFile: MappedFile?] = [:]
  private var chains: [Typeface: [FontFile]] = [:]
  /// Widths in ems.
  private var widths = ByteLimitedCache<WidthKey, CGFloat>(limit: 2 << 20)

  /// Opens the font of running text; throws if neither Inter nor DejaVu Sans is installed.
  public init() throws(SDLError) {
    guard TTF_WasInit() > 0 || TTF_Init() == 0 else {
      throw SDLError("SDL_ttf cannot draw text: \(Renderer.reason); reinstall libsdl2-ttf")
    }
    guard face(.inter(.regular), em: Self.measuringEm) == nil else { return }
    guard face(.dejaVu(isBold: false), em: Self.measuringEm) == nil else { return }
    throw SDLError(
      "no font to draw text with: Inter and DejaVu Sans are not under /usr/share/fonts or "
        + "~/.local/share/fonts; install the package fonts-inter or fonts-dejavu-core")
  }

  /// The size of `text` in points; line feeds, and a `maxWidth`, break it into several lines.
  public func size(of text: String, font: Font, maxWidth: CGFloat?) -> CGSize {
    var height: CGFloat = 0
    var longest: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for width in lineWidths(of: paragraph, font: font, limit: maxWidth ?? .infinity) {
        longest = max(longest, width)
        height += lineHeight(of: font)
      }
    }
    return CGSize(width: longest, height: height)
  }

  /// How far the font's letters rise above the baseline, in points.
  public func ascent(of font: Font) -> CGFloat {
    guard let face = measuringFace(of: font) else { return font.size }
    return CGFloat(face.ascent) / Self.measuringEm * font.size
  }

  /// How far apart two baselines are, in points.
  public func lineHeight(of font: Font) -> CGFloat {
    guard let face = measuringFace(of: font) else { return font.size * 1.2 }
    return CGFloat(TTF_FontLineSkip(face.pointer)) / Self.measuringEm * font.size
  }

  private func measuringFace(of font: Font) -> FontFace? {
    chain(for: font).first.flatMap { face($0, em: Self.measuringEm) }
  }

  /// The width of text on one line, in points.
  func width(of text: Substring, font: Font) -> CGFloat {
    guard !text.isEmpty else { return 0 }
    let key = WidthKey(text: String(text), typeface: Typeface(font))
    if let ems = widths.value(for: key) { return ems * font.size }
    let chain = chain(for: font)
    let ems = runs(of: key.text, chain: chain, em: Self.measuringEm)
      .reduce(0) { $0 + width(of: $1, chain: chain) }
    // A key and its entry take about 100 bytes besides the text.
    widths.keep(ems, bytes: key.text.utf8.count + 100, for: key)
    return ems * font.size
  }

  /// The width of a run in ems.
  func width(of run: TextRun, chain: [FontFile]) -> CGFloat {
    let face = face(chain[run.file], em: Self.measuringEm)
    return CGFloat(face?.width(of: run) ?? 0) / Self.measuringEm
  }

  /// The runs of a line, by the files of the chain that have its characters.
  func runs(of text: String, chain: [FontFile], em: CGFloat) -> [TextRun] {
    TextRun.runs(of: text, files: chain.count) { index, scalar in
      face(chain[index], em: em)?.has(scalar) ?? false
    }
  }

  /// The installed files a font's letters are looked for in; at least one.
  func chain(for font: Font) -> [FontFile] {
    let typeface = Typeface(font)
    if let chain = chains[typeface] { return chain }
    let wanted = FontFile.chain(for: font)
    let first = wanted.first { face($0, em: Self.measuringEm) != nil }
    let chain =
      first.map { first in Array(wanted[(wanted.firstIndex(of: first) ?? 0)...]) }
      ?? [.inter(.regular)]
    chains[typeface] = chain
    return chain
  }

  /// A file at an em size in pixels, opened now if need be; nil if it is not installed.
  func face(_ file: FontFile, em: CGFloat) -> FontFace? {
    let key = FaceKey(file: file, em: pixel(em * 72))
    if let face = faces[key] { return face }
    guard let data = data(of: file), let face = FontFace(data, em: em) else { return nil }
    if faces.count >= Self.faceLimit { faces.removeAll() }
    faces[key] = face
    return face
  }

  private func data(of file: FontFile) -> MappedFile? {
    if let known = files[file] { return known }
    let data = file.places.lazy.compactMap(MappedFile.init).first
    files[file] = .some(data)
    return data
  }
}
