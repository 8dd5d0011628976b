import CSDL2
import Drawing
import Foundation

/// A rendered letter with colours of its own, with its position relative to its origin on the baseline.
nonisolated struct ColorBitmap {
  let picture: DecodedPicture
  /// Pixels right of the origin; may be negative.
  let left: Int
  /// Rows above the baseline.
  let top: Int
}

nonisolated extension FontFace {
  /// The pictures that a letter is made of, at an em size in pixels; empty in a font without colours.
  ///
  /// The font keeps them as PNGs of one size, which are scaled.
  func colorBitmaps(of letter: Letter, em: CGFloat) -> [ColorBitmap] {
    var x: CGFloat = 0
    var bitmaps: [ColorBitmap] = []
    for glyph in glyphs(of: letter) {
      if let box = box(of: glyph), let surface = surface(of: glyph),
        let picture = Resampling(of: surface, orientation: .up)?.picture(
          width: Int32(max(1, (box.width * em).rounded())),
          height: Int32(max(1, (box.height * em).rounded())), isPixelated: false)
      {
        let left = ((x + box.minX) * em).rounded()
        bitmaps.append(
          ColorBitmap(picture: picture, left: Int(left), top: Int((box.maxY * em).rounded())))
      }
      x += glyph.advance
    }
    return bitmaps
  }

  private func surface(of glyph: Glyph) -> Surface? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph.index) else { return nil }
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return PNG.surface(of: Data(bytes: bytes, count: Int(count)))
  }
}
