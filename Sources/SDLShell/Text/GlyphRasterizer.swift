import CSDL2
import Drawing
import Foundation

/// Draws single letters of one font file with SDL_ttf.
///
/// They are drawn several times as wide, so that they can be placed at fractions of a pixel.
nonisolated final class GlyphRasterizer {
  private let font: OpaquePointer
  /// The mapped file, from which SDL_ttf reads glyphs as needed.
  private let file: MappedFile
  private var size = Size(across: 0, upwards: 0)

  /// Pixels per em, in 1/72 of a pixel.
  private struct Size: Hashable {
    let across, upwards: UInt32
  }

  /// Opens a font; nil if SDL_ttf cannot read it.
  ///
  /// - Parameter isHinted: Whether hinting aligns baselines and tops to whole pixels.
  init?(_ file: MappedFile, isHinted: Bool) {
    let reader = SDL_RWFromConstMem(file.start, Int32(clamping: file.count))
    guard let font = TTF_OpenFontRW(reader, 1, 1) else { return nil }
    self.font = font
    self.file = file
    // Light hinting keeps horizontal shapes.
    TTF_SetFontHinting(font, isHinted ? TTF_HINTING_LIGHT : TTF_HINTING_NONE)
  }

  /// How many columns of a letter's bitmap make a pixel, at an em size in pixels.
  static func columns(em: CGFloat) -> Int { em < hugeEm ? 4 : 1 }

  /// Draws a letter; nil if it has no ink.
  ///
  /// - Parameters:
  ///   - em: The em size in pixels.
  ///   - stretch: The factor by which the height grows.
  ///   - ink: The bounds of its ink in ems, relative to its origin on the baseline.
  func draw(_ letter: Letter, em: CGFloat, stretch: CGFloat, ink: CGRect) -> GlyphBitmap? {
    let columns = CGFloat(Self.columns(em: em))
    resize(Size(across: Self.units(em * columns), upwards: Self.units(em * stretch)))
    TTF_SetFontDirection(font, letter.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, Self.name(of: letter.script))
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = Surface(TTF_RenderUTF8_Blended(font, letter.text, white)) else {
      return nil
    }
    // The surface has the font's ascent and descent and begins at the letter's origin; ink that
    // reaches further enlarges it.
    let (rows, ascent) = (TTF_FontHeight(font), TTF_FontAscent(font))
    let before = max(0, -(ink.minX * em * columns).rounded(.down))
    let below = max(0, (-ink.minY * em * stretch).rounded(.up) - CGFloat(rows - ascent))
    let above = max(0, surface.height - rows - Int32(below))
    return GlyphBitmap(surface, left: -Int(before), top: Int(ascent + above))
  }

  private func resize(_ wanted: Size) {
    guard wanted != size else { return }
    size = wanted
    // At a size of 1 point the resolution sets the em, which is finer.
    TTF_SetFontSizeDPI(font, 1, size.across, size.upwards)
  }

  /// Converts pixels to 1/72 pixel, rounded down: rounded up, the tops of letters would leave a
  /// trace in the next pixel.
  private static func units(_ length: CGFloat) -> UInt32 { UInt32(max(1, length * 72)) }

  private static func name(of script: UInt32) -> String {
    String(decoding: withUnsafeBytes(of: script.bigEndian, Array.init), as: UTF8.self)
  }

  /// From this em size on, in pixels, fractions of a pixel do not matter, but memory does.
  private static let hugeEm: CGFloat = 400

  deinit { TTF_CloseFont(font) }
}
