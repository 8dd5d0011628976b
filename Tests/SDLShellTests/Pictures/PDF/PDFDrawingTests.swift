import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The drawing of a PDF page's operators.
@Suite struct PDFDrawingTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00

  /// The page of 20 × 20 points at a pixel per point.
  private func pixel(_ x: Int, _ y: Int, of text: PDFText) throws -> UInt32 {
    let picture = try PDFPicture(text.file())
    let (width, height) = (Int32(picture.size.width), Int32(picture.size.height))
    let drawn = try #require(picture.drawn(width: width, height: height))
    return drawn.pixels[y * Int(width) + x]
  }

  @Test(arguments: [
    // y points up.
    ("1 0 0 rg 0 10 20 10 re f", [true, true, false, false]),
    ("1 0 0 rg 0 -10 m 20 -10 l 20 20 l h F", [false, false, false, true]),
    // Two squares, one in the other.
    ("1 0 0 rg 0 0 20 20 re 2 2 10 18 re f", [true, true, true, true]),
    ("1 0 0 rg 0 0 20 20 re 0 0 10 20 re f*", [false, true, false, true]),
    ("1 0 0 RG 10 w 0 15 m 20 15 l S", [true, true, false, false]),
    ("1 0 0 RG 10 w 5 15 m 5 15 m 5 5 l 15 5 l s", [true, false, true, true]),
    ("0 1 0 rg 1 0 0 RG 12 w 0 15 20 1 re B", [true, true, false, false]),
    ("10 10 10 10 re W n 1 0 0 rg 0 0 20 20 re f", [false, true, false, false]),
    ("0 0 20 20 re 10 10 10 10 re W* n 1 0 0 rg 0 0 20 20 re f", [true, false, true, true]),
    ("q 10 10 10 10 re W n Q 1 0 0 rg 0 0 20 20 re f", [true, true, true, true]),
    ("1 0 0 rg 1 0 0 1 10 0 cm 0 0 20 20 re f", [false, true, false, true]),
    ("1 0 0 rg 0 1 -1 0 20 0 cm 0 0 10 20 re f", [false, false, true, true]),
    ("1 0 0 rg 0 0 m 0 40 20 40 20 0 c h f", [true, true, true, true]),
    ("1 0 0 rg 0 0 m 0 40 20 0 v f", [true, false, true, true]),
    ("1 0 0 rg 0 0 m 20 40 20 0 y f", [false, true, true, true]),
    // Gaps of a dash leave a half open.
    ("1 0 0 RG [10] 10 d 20 w 0 10 m 20 10 l S", [false, true, false, true]),
    ("1 0 0 RG 2 J 10 w 15 15 m 15 15.01 l S", [false, true, false, false]),
    ("% a comment\r1 0 0 rg/nothing BMC 0 0 20 20 re f EMC unknown", [true, true, true, true]),
  ])
  func `paths are filled, stroked and clip`(content: String, quarters: [Bool]) throws {
    let places = [(5, 5), (15, 5), (5, 15), (15, 15)]
    for (place, isRed) in zip(places, quarters) {
      let pixel = try pixel(place.0, place.1, of: PDFText(content))
      #expect((pixel == red) == isRed, "\(place)")
    }
  }

  @Test(
    arguments: [
      ("0.5 g", 0xFF80_8080), ("1 0 0 rg", 0xFFFF_0000), ("0 1 0 0 k", 0xFFFF_00FF),
      ("0 0 0 1 k", 0xFF00_0000), ("/DeviceRGB cs 0 0 1 sc", 0xFF00_00FF),
      ("/Profile cs 0 1 0 scn", 0xFF00_FF00), ("/Profile cs", 0xFF00_0000),
      ("/Ink cs 1 scn", 0xFFFF_0000), ("/Ink cs 0 scn", 0xFFFF_FFFF), ("/Ink cs", 0xFFFF_0000),
      ("/Cal cs 1 scn", 0xFFFF_FFFF), ("9 -1 0 rg", 0xFFFF_0000),
      ("/Half gs 1 0 0 rg", 0x80FF_0000),
    ] as [(String, UInt32)])
  func `colours are those of their space`(set: String, pixel: UInt32) throws {
    let text = PDFText(
      "\(set) 0 0 20 20 re f",
      resources: """
        /ColorSpace << /Profile [/ICCBased 5 0 R] /Cal [/CalGray << >>]
          /Ink [/Separation /Red /DeviceRGB 6 0 R] >> /ExtGState << /Half << /ca 0.5 >> >>
        """,
      objects: [
        PDFText.stream("", "/N 3"), "<< /FunctionType 2 /C0 [1 1 1] /C1 [1 0 0] /N 1 >>",
      ])
    #expect(try self.pixel(10, 10, of: text) == pixel)
  }

  @Test func `a form has a transform, a box and resources of its own`() throws {
    let text = PDFText(
      "/Inner Do", resources: "/XObject << /Inner 5 0 R >>",
      objects: [
        PDFText.form(
          "/Green cs 0 1 0 sc 0 0 20 20 re f",
          "/Matrix [1 0 0 1 10 0] /BBox [0 0 20 10] /Resources << /ColorSpace << /Green 6 0 R >> >>"
        ), "[/ICCBased 7 0 R]", PDFText.stream("", "/N 3"),
      ])
    #expect(try pixel(15, 15, of: text) == green)
    #expect(try pixel(5, 15, of: text) == 0 && pixel(15, 5, of: text) == 0)
  }

  @Test(
    arguments: [("", 0xBFFF_0000), ("/Group << /S /Transparency >>", 0x80FF_0000)]
      as [(String, UInt32)])
  func `a group is faded as a whole, another form by its parts`(
    group: String, middle: UInt32
  ) throws {
    let text = PDFText(
      "/Half gs /Both Do",
      resources: "/XObject << /Both 5 0 R >> /ExtGState << /Half << /ca 0.5 >> >>",
      objects: [PDFText.form("1 0 0 rg 0 0 15 20 re f 5 0 15 20 re f", group)])
    #expect(try Self.distance(pixel(10, 10, of: text), middle) <= 1)
    #expect(try Self.distance(pixel(2, 10, of: text), 0x80FF_0000) <= 1)
  }

  @Test func `blend modes mix with what is below`() throws {
    let text = PDFText(
      "1 1 0 rg 0 0 20 20 re f /Mix gs 0 1 1 rg 0 0 20 20 re f",
      resources: "/ExtGState << /Mix << /BM [/Odd /Multiply] >> >>")
    #expect(try pixel(10, 10, of: text) == green)
  }

  @Test(
    arguments: [
      ("/Line sh", [0xFFF9_0006, 0xFF86_0079]),
      ("/Pattern cs /Line scn 0 0 20 20 re f", [0xFFF9_0006, 0xFF86_0079]),
      ("/Pattern CS /Line SCN 40 w 0 10 m 20 10 l S", [0xFFF9_0006, 0xFF86_0079]),
      ("/Steps sh", [0xFFFF_0000, 0xFFFF_0000]), ("/Table sh", [0xFFF9_0006, 0xFF86_0079]),
      ("/Ring sh", [0, 0xFF00_00FF]),
    ] as [(String, [UInt32])])
  func `gradients run along a line or between circles`(paint: String, row: [UInt32]) throws {
    let text = PDFText(
      paint,
      resources: """
        /Shading << /Line 5 0 R /Steps 6 0 R /Table 7 0 R /Ring 8 0 R >>
        /Pattern << /Line << /PatternType 2 /Shading 5 0 R >> >>
        """,
      objects: [
        Self.shading("2", "[0 0 20 0]", "12 0 R"), Self.shading("2", "[0 0 20 0]", "9 0 R"),
        Self.shading("2", "[0 0 20 0]", "11 0 R"), Self.shading("3", "[10 10 0 10 10 5]", "10 0 R"),
        """
        << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 0 1 1] \
        /Functions [12 0 R 12 0 R] >>
        """,
        "<< /FunctionType 2 /C0 [0 0 1] /C1 [0 0 1] /N 2 >>",
        PDFText.stream(
          "FF00000000FF>",
          """
          /FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8 \
          /Filter /ASCIIHexDecode
          """), "<< /FunctionType 2 /C0 [1 0 0] /C1 [0 0 1] /N 1 >>",
      ])
    let drawn = try [pixel(0, 10, of: text), pixel(9, 10, of: text)]
    for (found, wanted) in zip(drawn, row) {
      #expect(Self.distance(found, wanted) <= 2, "\(String(found, radix: 16))")
    }
  }

  private static func shading(_ type: String, _ places: String, _ function: String) -> String {
    "<< /ShadingType \(type) /ColorSpace /DeviceRGB /Coords \(places) /Function \(function) >>"
  }

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
