import CSDL2
import Foundation

/// An open font file, whose letters can be shaped and drawn at any size.
nonisolated final class FontFace {
  /// Draws its letters; opened when the first one is drawn, nil if SDL_ttf cannot read the file.
  private(set) lazy var rasterizer = GlyphRasterizer(file, isHinted: isHinted)
  /// How high its small and its capital letters are, in ems; nil if it does not say.
  let heights: LetterHeights?
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let unitsPerEm: CGFloat
  /// The letters are read from here as they are needed.
  private let file: MappedFile
  /// Whether every character stands for itself: "->" is left as it is typed.
  private let isLiteral: Bool
  private let isHinted: Bool

  /// Opens a font; nil if the file holds none.
  init?(_ file: MappedFile, isLiteral: Bool, isHinted: Bool) {
    let blob = hb_blob_create(
      file.start.assumingMemoryBound(to: CChar.self), UInt32(clamping: file.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, 0)
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face),
      let buffer = hb_buffer_create()
    else { return nil }
    self.font = font
    self.buffer = buffer
    self.file = file
    self.isLiteral = isLiteral
    self.isHinted = isHinted
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    heights = LetterHeights(of: font, unitsPerEm: unitsPerEm)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The letters of a run from left to right, and how far the next one is from each, in ems.
  func letters(of run: TextRun) -> [(letter: Letter, advance: CGFloat)] {
    let bytes = Array(run.text.utf8)
    let whole = Letter(
      text: run.text, isRightToLeft: run.level % 2 == 1,
      script: run.script ?? HB_SCRIPT_LATIN.rawValue)
    let glyphs = glyphs(of: whole)
    let starts = starts(in: glyphs, of: whole)
    return zip(starts, starts.dropFirst() + [glyphs.count]).map { start, end in
      let (first, next) =
        whole.isRightToLeft
        ? (glyphs[end - 1].byte, start > 0 ? glyphs[start - 1].byte : bytes.count)
        : (glyphs[start].byte, end < glyphs.count ? glyphs[end].byte : bytes.count)
      let letter = Letter(
        text: String(decoding: bytes[first..<next], as: UTF8.self),
        isRightToLeft: whole.isRightToLeft, script: whole.script)
      return (letter, glyphs[start..<end].reduce(0) { $0 + $1.advance })
    }
  }

  /// The glyphs that letters start at: each letter looks the same alone.
  private func starts(in glyphs: [Glyph], of run: Letter) -> [Int] {
    var starts: [Int] = []
    for index in glyphs.indices {
      guard let start = starts.last else {
        starts.append(index)
        continue
      }
      guard glyphs[index].byte != glyphs[index - 1].byte else { continue }
      // Kerning ties letters together too, but these stand where their advances say.
      let isFree = isLiteral || !glyphs[run.isRightToLeft ? index - 1 : index].isTied
      if isFree || index - start >= Self.longestLetter { starts.append(index) }
    }
    return starts
  }

  /// Where a letter's ink ends, in ems from its place on the baseline; a null one if it has none.
  func ink(of letter: Letter) -> CGRect {
    var ink = CGRect.null
    var x: CGFloat = 0
    for glyph in glyphs(of: letter) {
      var extents = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, glyph.index, &extents)
      let (width, height) = (CGFloat(extents.width), CGFloat(-extents.height))
      if width > 0, height > 0 {
        let corner = CGPoint(
          x: CGFloat(extents.x_bearing) / unitsPerEm + glyph.offset.x + x,
          y: (CGFloat(extents.y_bearing) - height) / unitsPerEm + glyph.offset.y)
        let size = CGSize(width: width / unitsPerEm, height: height / unitsPerEm)
        ink = ink.union(CGRect(origin: corner, size: size))
      }
      x += glyph.advance
    }
    return ink
  }

  /// A part of a letter, as the font counts them, in ems.
  private struct Glyph {
    let index: UInt32
    /// Where its character begins in the text.
    let byte: Int
    /// Whether what is before that decides on its shape.
    let isTied: Bool
    let advance: CGFloat
    let offset: CGPoint
  }

  /// The parts of a text, joined and kerned, from left to right.
  private func glyphs(of text: Letter) -> [Glyph] {
    hb_buffer_clear_contents(buffer)
    let bytes = Array(text.text.utf8CString)
    hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count - 1), 0, -1)
    hb_buffer_set_direction(buffer, text.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(text.script))
    // No language: its letters must not depend on the machine's.
    var features = isLiteral ? [Self.noAlternates] : []
    hb_shape(font, buffer, &features, UInt32(features.count))
    let count = Int(hb_buffer_get_length(buffer))
    guard let infos = hb_buffer_get_glyph_infos(buffer, nil),
      let places = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<count).map { index in
      Glyph(
        index: infos[index].codepoint, byte: Int(infos[index].cluster),
        isTied: infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        advance: CGFloat(places[index].x_advance) / unitsPerEm,
        offset: CGPoint(
          x: CGFloat(places[index].x_offset) / unitsPerEm,
          y: CGFloat(places[index].y_offset) / unitsPerEm))
    }
  }

  /// Contextual alternates, which turn "->" into an arrow.
  private static let noAlternates = hb_feature_t(
    tag: 0x6361_6C74, value: 0, start: 0, end: UInt32.max)

  /// More glyphs are not drawn as one: no word has as many, and a picture of them takes much memory.
  private static let longestLetter = 40

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }
}
