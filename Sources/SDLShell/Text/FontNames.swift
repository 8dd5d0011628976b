import CSDL2
import Drawing
import Foundation

nonisolated extension NamedFace {
  /// Reads a font file's names and style; nil if it has no font or the font has no name.
  convenience init?(fontFile path: String) {
    guard let file = MappedFile(path),
      let blob = hb_blob_create(
        file.start.assumingMemoryBound(to: CChar.self), UInt32(clamping: file.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
    else { return nil }
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    defer {
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      // HarfBuzz reads the file's bytes where they are.
      withExtendedLifetime(file) {}
    }
    guard let face, let font, hb_face_get_glyph_count(face) > 0 else { return nil }
    // Newer names join all weights in one family.
    let family = face.name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY) ?? face.name(HB_OT_NAME_ID_FONT_FAMILY)
    let style =
      face.name(HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY) ?? face.name(HB_OT_NAME_ID_FONT_SUBFAMILY)
    guard let family,
      let name = face.name(HB_OT_NAME_ID_POSTSCRIPT_NAME)
        ?? face.name(
          HB_OT_NAME_ID_FULL_NAME)
    else { return nil }
    self.init(
      name: name, family: family, style: style ?? "Regular",
      weight: Font.Weight(openType: CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0,
      isMonospaced: Self.isMonospaced(font), path: path)
  }

  /// Whether narrow and wide letters have one width.
  private static func isMonospaced(_ font: OpaquePointer) -> Bool {
    let widths = ["i", "M"].map { (scalar: Unicode.Scalar) -> Int32 in
      var glyph: UInt32 = 0
      let isThere = hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
      return isThere ? hb_font_get_glyph_h_advance(font, glyph) : 0
    }
    return widths[0] > 0 && widths[0] == widths[1]
  }
}

nonisolated extension OpaquePointer {
  /// A name in a face, in English; nil without one.
  fileprivate func name(_ id: Int) -> String? {
    let english = hb_language_from_string("en", -1)
    let length = hb_ot_name_get_utf8(self, hb_ot_name_id_t(UInt32(id)), english, nil, nil)
    guard length > 0, length < Self.longestName else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    _ = hb_ot_name_get_utf8(self, hb_ot_name_id_t(UInt32(id)), english, &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// More bytes than a name has.
  private static let longestName: UInt32 = 1000
}

nonisolated extension Font.Weight {
  /// The weight nearest to one of OpenType, from 1 to 1000.
  init(openType value: CGFloat) {
    let index = Int((value / 100).rounded()) - 1
    self = Self.ofOpenType[min(max(index, 0), Self.ofOpenType.count - 1)]
  }

  private static let ofOpenType: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
}
