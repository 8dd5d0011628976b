import CSDL2
import Drawing
import Foundation
import SDLShell
import Testing

/// HarfBuzz, which shapes letters, and SDL_ttf, which draws them, agree on positions.
struct LetterPlaceTests {
  private nonisolated static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private nonisolated static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private nonisolated static let microHei = "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc"
  private let engine: TextEngine

  init() throws { engine = try TextEngine() }

  @Test(
    arguments: [
      ("j", inter), ("f", inter), ("A", inter), ("e\u{301}", inter), ("Ặ", inter), ("Ж", inter),
      ("g", inter), ("A\u{302}\u{301}\u{306}", inter), ("q\u{323}\u{32D}\u{331}", inter),
      ("שָׁ", dejaVu), ("שָׁלוֹם", dejaVu), ("ك", dejaVu), ("م", dejaVu), ("محمد", dejaVu),
      ("سلا", dejaVu), ("ې", dejaVu), ("ღ", dejaVu), ("漢", microHei), ("漢字", microHei),
      ("한", microHei),
    ], [1.0, 1.25, 1.5, 2, 3])
  func `ink lies where the letters were shaped to`(sample: (String, String), scale: CGFloat) throws
  {
    for size in [11.0, 12, 17] {
      let expected = try shapedInk(of: sample.0, file: sample.1, em: size * scale)
      let ink = try #require(try drawn(sample.0, size: size, scale: scale).ink)
      let origin = CGPoint(x: (20 * scale).rounded(), y: (50 * scale).rounded())
      #expect(lies(ink.minX, at: origin.x + expected.minX, give: 0.25))
      #expect(lies(ink.maxX, at: origin.x + expected.maxX, give: 0.25))
      // Baselines and tops are aligned to the nearest pixel.
      #expect(lies(ink.minY, at: origin.y - expected.maxY, give: 1))
      #expect(lies(ink.maxY, at: origin.y - expected.minY, give: 1))
    }
  }

  @Test(arguments: ["z", "H", "п", "5"], [1.0, 1.25, 1.5, 2, 3])
  func `flat letters end on whole pixels`(text: String, scale: CGFloat) throws {
    for size in [11.0, 13, 17] {
      let picture = try drawn(text, size: size, scale: scale)
      let top = try #require(picture.ink).minY
      let darkest = (0..<picture.width).map { picture.levels($0, top)[0] }.min() ?? 255
      #expect(darkest <= 64)
    }
  }

  /// Whether an edge may end in a pixel.
  private func lies(_ pixel: Int, at edge: CGFloat, give: CGFloat) -> Bool {
    CGFloat(pixel) <= edge + give && CGFloat(pixel + 1) >= edge - give
  }

  private func drawn(_ text: String, size: CGFloat, scale: CGFloat) throws -> Bitmap {
    let canvas = CGSize(width: 120, height: 80)
    let line = TextLine(
      text: text, font: Font(size: size), color: .black, origin: CGPoint(x: 20, y: 50), width: 80)
    return try OffscreenPainter(size: canvas, scale: scale, text: engine)
      .paint(Canvas(size: canvas).list([.text(line)]))
  }

  /// The bounds of a text's ink according to HarfBuzz, in pixels, y upwards.
  private func shapedInk(of text: String, file: String, em: CGFloat) throws -> CGRect {
    let blob = hb_blob_create_from_file(file)
    let face = hb_face_create(blob, 0)
    let font = hb_font_create(face)
    let buffer = hb_buffer_create()
    defer {
      hb_buffer_destroy(buffer)
      hb_font_destroy(font)
      hb_face_destroy(face)
      hb_blob_destroy(blob)
    }
    try #require(hb_blob_get_length(blob) > 0, "the font is installed")
    hb_buffer_add_utf8(buffer, text, -1, 0, -1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var ink = CGRect.null
    var x: Int32 = 0
    let count = Int(hb_buffer_get_length(buffer))
    let infos = try #require(hb_buffer_get_glyph_infos(buffer, nil))
    let places = try #require(hb_buffer_get_glyph_positions(buffer, nil))
    for index in 0..<count {
      var extents = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, infos[index].codepoint, &extents)
      let left = x + places[index].x_offset + extents.x_bearing
      let bottom = places[index].y_offset + extents.y_bearing + extents.height
      ink = ink.union(
        CGRect(
          x: Int(left), y: Int(bottom), width: Int(extents.width), height: -Int(extents.height)))
      x += places[index].x_advance
    }
    let unit = em / CGFloat(hb_face_get_upem(face))
    return CGRect(
      x: ink.minX * unit, y: ink.minY * unit, width: ink.width * unit, height: ink.height * unit)
  }
}
