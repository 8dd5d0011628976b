import CSDL2
import Drawing
import Foundation

/// An open font file, which shapes text at any size.
nonisolated final class FontFace {
  /// Draws its letters; opened for the first letter drawn, nil if SDL_ttf cannot read the file.
  private(set) lazy var rasterizer = GlyphRasterizer(file, isHinted: isHinted)
  /// The heights of its lowercase and capital letters; nil if the font does not tell them.
  let heights: LetterHeights?
  /// Where its lines are; nil if the font does not tell.
  let line: LineHeights?
  /// The advances of the digits from 0 to 9, in ems.
  private(set) lazy var digitWidths = (0...9).map { advance(of: Unicode.Scalar(0x30 + UInt8($0))) }
  /// The advance of the widest digit, in ems.
  private(set) lazy var widestDigit = digitWidths.max() ?? 0
  let font: OpaquePointer
  private let buffer: OpaquePointer
  let unitsPerEm: CGFloat
  /// The mapped file, from which HarfBuzz reads glyphs as needed.
  private let file: MappedFile
  /// Whether contextual alternates are off, so that "->" does not become an arrow.
  private let isLiteral: Bool
  private let isHinted: Bool

  /// Opens a font; nil if the file has none.
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
    line = LineHeights(of: font, unitsPerEm: unitsPerEm)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  private func advance(of scalar: Unicode.Scalar) -> CGFloat {
    var glyph: UInt32 = 0
    guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 else { return 0 }
    return CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The letters of a run from left to right, with their advances in ems.
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

  /// The glyphs of each place in a run's text, from left to right: the place, counted in UTF-8, and
  /// the advance in ems.
  func advances(of run: TextRun) -> [(byte: Int, advance: CGFloat)] {
    let whole = Letter(
      text: run.text, isRightToLeft: run.level % 2 == 1,
      script: run.script ?? HB_SCRIPT_LATIN.rawValue)
    var result: [(byte: Int, advance: CGFloat)] = []
    for glyph in glyphs(of: whole) {
      if result.last?.byte == glyph.byte {
        result[result.count - 1].advance += glyph.advance
      } else {
        result.append((glyph.byte, glyph.advance))
      }
    }
    return result
  }

  /// The indices of the glyphs that start a letter; a letter looks the same when it is shaped
  /// alone.
  private func starts(in glyphs: [Glyph], of run: Letter) -> [Int] {
    var starts: [Int] = []
    for index in glyphs.indices {
      guard let start = starts.last else {
        starts.append(index)
        continue
      }
      guard glyphs[index].byte != glyphs[index - 1].byte else { continue }
      // Kerning makes breaks unsafe too, but letters of this font keep their shapes and advances.
      let isFree = isLiteral || !glyphs[run.isRightToLeft ? index - 1 : index].isTied
      if isFree || index - start >= Self.longestLetter { starts.append(index) }
    }
    return starts
  }

  /// The bounds of a letter's ink in ems, relative to its origin on the baseline; null if it has
  /// none.
  func ink(of letter: Letter) -> CGRect {
    var ink = CGRect.null
    var x: CGFloat = 0
    for glyph in glyphs(of: letter) {
      if let box = box(of: glyph) { ink = ink.union(box.offsetBy(dx: x, dy: 0)) }
      x += glyph.advance
    }
    return ink
  }

  /// The bounds of a glyph in ems, relative to its origin, with y upwards; nil if it has no ink.
  func box(of glyph: Glyph) -> CGRect? {
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(font, glyph.index, &extents)
    let (width, height) = (CGFloat(extents.width), CGFloat(-extents.height))
    guard width > 0, height > 0 else { return nil }
    return CGRect(
      x: CGFloat(extents.x_bearing) / unitsPerEm + glyph.offset.x,
      y: (CGFloat(extents.y_bearing) - height) / unitsPerEm + glyph.offset.y,
      width: width / unitsPerEm, height: height / unitsPerEm)
  }

  /// The outline of a letter in ems, from its origin on the baseline.
  func outline(of letter: Letter) -> Path {
    var outline = Path()
    var x: CGFloat = 0
    for glyph in glyphs(of: letter) {
      let shape = GlyphOutline.path(of: glyph.index, in: font, unitsPerEm: unitsPerEm)
      let place = CGAffineTransform(translationX: x + glyph.offset.x, y: -glyph.offset.y)
      outline.add(shape.applying(place))
      x += glyph.advance
    }
    return outline
  }

  /// A glyph of the font, with lengths in ems.
  struct Glyph {
    let index: UInt32
    /// The offset of its character in the text.
    let byte: Int
    /// Whether breaking before it would change its shape.
    let isTied: Bool
    let advance: CGFloat
    let offset: CGPoint
  }

  /// The glyphs of a text, shaped and kerned, from left to right.
  func glyphs(of text: Letter) -> [Glyph] {
    hb_buffer_clear_contents(buffer)
    let bytes = Array(text.text.utf8CString)
    hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count - 1), 0, -1)
    hb_buffer_set_direction(buffer, text.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(text.script))
    // The language is left unset, as letters must not depend on the machine's locale.
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

  /// The most glyphs drawn as one letter: no word joins more, and the picture would need much
  /// memory.
  private static let longestLetter = 40

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }
}
