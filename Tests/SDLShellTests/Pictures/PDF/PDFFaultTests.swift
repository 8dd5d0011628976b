import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// PDF files that are not drawn: what they hold, and those that mean harm.
@Suite struct PDFFaultTests {
  @Test(arguments: [
    ("BT /F 12 Tf (text) Tj ET", "text"), ("BT [(te) -20 (xt)] TJ ET", "text"),
    ("BI /W 1 /H 1 ID x EI", "a bitmap"), ("/Photo Do", "a bitmap"), ("/Soft gs", "a soft mask"),
    ("/Pattern cs /Tiles scn", "a pattern of tiles"),
    ("/Mesh sh", "a gradient that is neither along a line nor between circles"),
    ("/Odd cs", "colours of the space Indexed"), ("/Ink cs", "colours that a program computes"),
    ("/Old Do", "data packed by LZWDecode"),
  ])
  func `what is not drawn has a name`(content: String, part: String) {
    let text = PDFText(
      content,
      resources: """
        /XObject << /Photo << /Subtype /Image >> /Old 5 0 R >>
        /ExtGState << /Soft << /SMask << /S /Alpha >> >> >>
        /Pattern << /Tiles << /PatternType 1 >> >>
        /Shading << /Mesh << /ShadingType 4 /ColorSpace /DeviceGray /Function 6 0 R >> >>
        /ColorSpace << /Odd [/Indexed /DeviceRGB 0 (x)]
          /Ink [/Separation /Red /DeviceRGB << /FunctionType 4 >>] >>
        """,
      objects: [
        PDFText.form("x", "/Filter /LZWDecode"), "<< /FunctionType 2 /N 1 >>",
      ])
    #expect(PDFPicture.fault(of: text.file()) == .undrawn(part))
  }

  @Test func `encrypted files are not opened, and text that is not seen is no text`() {
    let text = PDFText("BT 3 Tr (known) Tj ET 0 0 20 20 re f")
    #expect(PDFPicture.fault(of: text.file()) == nil)
    #expect(
      PDFPicture.fault(of: text.file(trailer: "/Encrypt << >>")) == .undrawn("encrypted contents"))
  }

  @Test func `objects that hold themselves have no end`() {
    var pages = PDFText("")
    pages.objects[1] = Array("<< /Kids [2 0 R 2 0 R] >>".utf8)
    #expect(PDFPicture.fault(of: pages.file()) == .damaged)
    var reference = PDFText("")
    reference.objects[1] = Array("2 0 R".utf8)
    #expect(PDFPicture.fault(of: reference.file()) == .damaged)
    let form = PDFText(
      "/Self Do", resources: "/XObject << /Self 5 0 R >>", objects: [PDFText.form("/Self Do")])
    #expect(PDFPicture.fault(of: form.file()) == .damaged)
    var length = PDFText("")
    length.objects[3] = Array("<< /Length 4 0 R >>\nstream\n0 g\nendstream".utf8)
    #expect(PDFPicture.fault(of: length.file()) == nil)
    let function = PDFText(
      "/A cs", resources: "/ColorSpace << /A [/Separation /B /DeviceGray 5 0 R] >>",
      objects: [
        """
        << /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [5 0 R] >>
        """
      ])
    #expect(PDFPicture.fault(of: function.file()) == .damaged)
    let table = String(decoding: PDFText("0 g").file(), as: UTF8.self)
    let start = table.components(separatedBy: "startxref\n")[1].prefix { $0.isNumber }
    #expect(PDFPicture.fault(of: PDFText("0 g").file(trailer: "/Prev \(start)")) == nil)
  }

  @Test func `forms that double have an end`() {
    let doubled = (5..<20).map { number in
      PDFText.form(
        "/A Do /A Do /A Do /A Do", "/Resources << /XObject << /A \(number + 1) 0 R >> >>")
    }
    let text = PDFText(
      "/A Do", resources: "/XObject << /A 5 0 R >>", objects: doubled + [PDFText.form("0 g")])
    #expect(PDFPicture.fault(of: text.file()) == .tooMuchWork)
  }

  @Test func `what is packed may not become too much`() {
    var text = PDFText("")
    let bomb = PDFText.deflated([UInt8](repeating: 0x20, count: 34 << 20))
    text.objects[3] = PDFText.stream(bomb, "/Filter /FlateDecode")
    #expect(PDFPicture.fault(of: text.file()) == .tooMuchWork)
    text.objects[3] = PDFText.stream(
      Array(PDFText.deflated(Array("0 0 9 9 re f".utf8)).dropLast(9)), "/Filter /FlateDecode")
    #expect(PDFPicture.fault(of: text.file()) == .damaged)
  }

  @Test(arguments: [
    String(repeating: "0 0 m 20 20 l 20 0 l f ", count: 1000),
    String(repeating: "0 0 m 20 20 l 20 0 l W n ", count: 100)
      + String(repeating: "0 0 9 9 re f ", count: 100),
    "[0.0000001] 0 d 0 0 m 20 20 l S", String(repeating: "q ", count: 1000),
    String(repeating: "/Half gs /Group Do ", count: 200),
  ])
  func `drawing may not take too long`(content: String) {
    let text = PDFText(
      content, resources: "/ExtGState << /Half << /ca 0.5 >> >> /XObject << /Group 5 0 R >>",
      objects: [PDFText.form("0 0 9 9 re f", "/Group << >>")])
    #expect(PDFPicture.fault(of: text.file()) == .tooMuchWork)
  }

  @Test(arguments: [
    "99999999999999999999 0 m 1e9 -99999999999999 l 5 5 l f", "0 0 0 0 0 0 cm 0 0 9 9 re f",
    "999999999 0 0 999999999 0 0 cm 999999999 0 0 999999999 0 0 cm 0 0 9 9 re B",
    "h f S c v y re m l 5 l ] >> } ) w d J j /x gs /x Do /x sh /x cs", "[[[[ << /a", "(((",
    String(repeating: "[", count: 100_000), "9999999999 J -5 j -1 M -3 w 0 0 m 9 9 l S",
    "[0 0] 0 d 0 0 m 9 9 l S", "[-1] 0 d 0 0 m 9 9 l S", "<41 <4> 0 0 9 9 re f",
  ])
  func `odd operators are drawn as far as they go`(content: String) throws {
    let picture = try? PDFPicture(PDFText(content).file())
    _ = picture?.drawn(width: 40, height: 40)
    // The next file is drawn as ever.
    let next = try #require(
      PDFPicture(PDFText("0 0 20 20 re f").file()).drawn(width: 2, height: 2))
    #expect(next.pixels == [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000])
  }

  @Test(arguments: [true, false])
  func `files that end too early or are damaged harm nobody`(isPacked: Bool) {
    let text = PDFText(
      "/A sh /B Do /C cs 1 sc 0 0 9 9 re f",
      resources: """
        /Shading << /A << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9]
        /Function << /FunctionType 2 /N 1 >> >> >> /XObject << /B 5 0 R >>
        /ColorSpace << /C [/ICCBased 6 0 R] >>
        """, objects: [PDFText.form("0 0 9 9 re f"), PDFText.stream("", "/N 1")])
    let whole = isPacked ? text.packed : text.file()
    #expect(PDFPicture.fault(of: whole) == nil)
    for end in stride(from: 0, to: whole.count, by: 3) {
      _ = PDFPicture.fault(of: Array(whole.prefix(end)))
    }
    var random = SeededNumbers(state: 7)
    for _ in 0..<300 {
      var file = whole
      for _ in 0..<3 {
        file[Int.random(in: 5..<file.count, using: &random)] =
          UInt8.random(in: 0...255, using: &random)
      }
      _ = try? PDFPicture(file).drawn(width: 20, height: 20)
    }
  }

  @Test func `bytes of another kind are no picture`() {
    for file in ["", "%PDF", "%PDF-1.4", "%PDF-1.4\nstartxref\n-5\n%%EOF", "%PDF-1.4 trailer"] {
      #expect(PDFPicture.fault(of: Array(file.utf8)) == .damaged)
    }
    #expect(PDFPicture.fault(of: PDFText("/None Do").file()) == .damaged)
    let large = Array("%PDF-1.4\n".utf8) + [UInt8](repeating: 0x20, count: PDFFile.maximumBytes)
    #expect(PDFPicture.fault(of: large) == .tooMuchWork)
  }
}

/// Numbers that are the same in each run (SplitMix64).
private nonisolated struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return number ^ number >> 31
  }
}
