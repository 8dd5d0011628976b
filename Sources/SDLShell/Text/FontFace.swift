import CSDL2
import Foundation

/// An open font file, whose letters can be shaped and drawn at any size.
nonisolated final class FontFace {
  /// A letter of a run: which it is, and where, in ems.
  struct Letter {
    let glyph: UInt32
    /// How far the next letter is.
    let advance: CGFloat
    let offset: CGPoint
    /// Whether a new character begins with it.
    let isFirst: Bool
  }

  /// How high its small and its capital letters are, in ems; nil if it does not say.
  let heights: LetterHeights?
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  private let unitsPerEm: CGFloat
  /// The letters are read from here as they are needed.
  private let file: MappedFile
  /// Whether "->" and the like are left as they are typed.
  private let isLiteral: Bool

  /// Opens a font; nil if the file holds none.
  init?(_ file: MappedFile, isLiteral: Bool) {
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
    unitsPerEm = CGFloat(hb_face_get_upem(face))
    heights = LetterHeights(of: font, unitsPerEm: unitsPerEm)
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The letters of a run, joined and kerned, from left to right.
  func letters(of run: TextRun) -> [Letter] {
    hb_buffer_clear_contents(buffer)
    let bytes = Array(run.text.utf8CString)
    hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count - 1), 0, -1)
    hb_buffer_set_direction(buffer, run.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script ?? HB_SCRIPT_LATIN.rawValue))
    // No language: its letters must not depend on the machine's.
    var features = isLiteral ? [Self.noAlternates] : []
    hb_shape(font, buffer, &features, UInt32(features.count))
    let count = Int(hb_buffer_get_length(buffer))
    guard let infos = hb_buffer_get_glyph_infos(buffer, nil),
      let places = hb_buffer_get_glyph_positions(buffer, nil)
    else { return [] }
    return (0..<count).map { index in
      Letter(
        glyph: infos[index].codepoint, advance: CGFloat(places[index].x_advance) / unitsPerEm,
        offset: CGPoint(
          x: CGFloat(places[index].x_offset) / unitsPerEm,
          y: CGFloat(places[index].y_offset) / unitsPerEm),
        isFirst: index == 0 || infos[index].cluster != infos[index - 1].cluster)
    }
  }

  /// A letter's shape in ems, upwards from the baseline.
  func outline(of glyph: UInt32) -> Outline {
    var outline = Outline(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &outline) { text_outline(font, glyph, Outline.pen, $0) }
    return outline
  }

  /// Contextual alternates, which turn "->" into an arrow.
  private static let noAlternates = hb_feature_t(
    tag: 0x6361_6C74, value: 0, start: 0, end: UInt32.max)

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }
}
