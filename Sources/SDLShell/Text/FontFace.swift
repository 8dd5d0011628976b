import CSDL2
import Foundation

/// An open font file at one size.
nonisolated final class FontFace {
  let pointer: OpaquePointer
  /// The letters are read from here as they are needed.
  private let file: MappedFile
  private var script = TextRun.Script.other

  /// Opens a font at an em size in pixels; nil if the file holds none.
  init?(_ file: MappedFile, em: CGFloat) {
    // A size of one point leaves the em to the resolution, which is finer: 1/72 of a pixel.
    let resolution = UInt32(max(1, min((em * 72).rounded(), 72 * 2000)))
    let reader = SDL_RWFromConstMem(file.start, Int32(clamping: file.count))
    guard let opened = TTF_OpenFontDPIRW(reader, 1, 1, resolution, resolution) else { return nil }
    pointer = opened
    self.file = file
    // Letters keep their shapes across; their feet stand on whole pixels.
    TTF_SetFontHinting(pointer, TTF_HINTING_LIGHT_SUBPIXEL)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(pointer, scalar.value) != 0
  }

  /// Rows of pixels above the baseline.
  var ascent: Int32 { TTF_FontAscent(pointer) }

  /// How wide a run is, in pixels.
  func width(of run: TextRun) -> Int32 {
    var width: Int32 = 0
    prepare(for: run.script)
    guard TTF_SizeUTF8(pointer, run.text, &width, nil) == 0 else { return 0 }
    return width
  }

  /// Draws a run on nothing and says how many rows are above its baseline; nil if it has no ink.
  func draw(_ run: TextRun, _ color: SDL_Color) -> (surface: Surface, ascent: Int32)? {
    prepare(for: run.script)
    guard let surface = Surface(TTF_RenderUTF8_Blended(pointer, run.text, color)) else {
      return nil
    }
    return (surface, ascent + overshoot(of: run, height: surface.pointer.pointee.h))
  }

  /// SDL moves the baseline down where a letter is taller than the font says letters are.
  private func overshoot(of run: TextRun, height: Int32) -> Int32 {
    guard height > TTF_FontHeight(pointer) else { return 0 }
    let tallest = run.text.unicodeScalars.map { scalar -> Int32 in
      var top: Int32 = 0
      TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, nil, &top, nil)
      return top
    }
    return max(0, (tallest.max() ?? 0) - ascent)
  }

  private func prepare(for wanted: TextRun.Script) {
    guard wanted != script else { return }
    script = wanted
    TTF_SetFontDirection(
      pointer, wanted.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, wanted.rawValue)
  }

  deinit { TTF_CloseFont(pointer) }
}
