import Drawing
import Foundation
import Testing

@testable import SDLShell

/// How the objects, pages and bytes of PDF files are found.
@Suite struct PDFFileTests {
  private let square = PDFText("1 0 0 rg 0 0 20 20 re f")

  private func middle(of file: [UInt8]) throws -> UInt32? {
    let picture = try PDFPicture(file)
    let (width, height) = (Int32(picture.size.width), Int32(picture.size.height))
    let pixels = try #require(picture.drawn(width: width, height: height)).pixels
    return pixels[Int(height / 2 * width + width / 2)]
  }

  @Test func `objects are where a table says, or a stream, or where they are found`() throws {
    let red: UInt32 = 0xFFFF_0000
    #expect(try middle(of: square.file()) == red)
    #expect(try middle(of: square.packed) == red)
    #expect(try middle(of: square.untabled) == red)
    // A table that lies leads to no page.
    let moved = Array("%PDF-1.4\n% more\n".utf8) + square.file().dropFirst(9)
    #expect(try middle(of: moved) == red)
  }

  @Test func `an object that is written again counts in its newer version`() throws {
    let file = square.file()
    let start = String(decoding: file, as: UTF8.self).components(separatedBy: "startxref\n")[1]
      .prefix { $0.isNumber }
    let newer = "4 0 obj\n\(PDFText.stream("0 0 1 rg 0 0 20 20 re f"))\nendobj\n"
    let place = String(file.count + 1)
    let line = String(repeating: "0", count: 10 - place.count) + place
    let table = """
      xref
      4 1
      \(line) 00000 n\u{20}
      trailer << /Size 5 /Root 1 0 R /Prev \(start) >>
      startxref
      \(file.count + 1 + newer.utf8.count)
      %%EOF
      """
    #expect(try middle(of: file + Array("\n\(newer)\(table)".utf8)) == 0xFF00_00FF)
  }

  @Test(
    arguments: [
      ("/MediaBox [0 0 20 30]", CGSize(width: 20, height: 30)),
      ("/MediaBox [20 30 0 0]", CGSize(width: 20, height: 30)),
      ("/MediaBox [-5 -5 20 30] /CropBox [0 0 10 12]", CGSize(width: 10, height: 12)),
      ("/MediaBox [0 0 20 30] /CropBox [50 50 60 60]", CGSize(width: 20, height: 30)),
      ("/MediaBox [0 0 20 30] /Rotate 90", CGSize(width: 30, height: 20)),
      ("/MediaBox [0 0 20 30] /Rotate -270", CGSize(width: 30, height: 20)),
      ("/MediaBox [0 0 20.5 8]", CGSize(width: 20.5, height: 8)),
      ("", nil), ("/MediaBox [0 0 0 30]", nil), ("/MediaBox [0 0 1000000 30]", nil),
      ("/MediaBox [0 0 20]", nil), ("/MediaBox 5", nil),
    ] as [(String, CGSize?)])
  func `a page is as large as its box`(page: String, size: CGSize?) {
    #expect(PDFPicture.size(of: PDFText("", page: page).file()) == size)
  }

  @Test func `a page inherits its box and what its operators name`() throws {
    var text = PDFText("/Inner Do", page: "", objects: [PDFText.form("0 1 0 rg 0 0 20 20 re f")])
    let folder = """
      << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 20 20]
         /Resources << /XObject << /Inner 5 0 R >> >> >>
      """
    text.objects[1] = Array(folder.utf8)
    text.objects[2] = Array("<< /Type /Page /Contents 4 0 R >>".utf8)
    #expect(try middle(of: text.file()) == 0xFF00_FF00)
  }

  @Test(arguments: [(0, 2, 2), (90, 17, 2), (180, 17, 17), (270, 2, 17)])
  func `a page is turned clockwise`(angle: Int, x: Int, y: Int) throws {
    let text = PDFText("1 0 0 rg 0 15 5 5 re f", page: "/MediaBox [0 0 20 20] /Rotate \(angle)")
    let drawn = try #require(PDFPicture(text.file()).drawn(width: 20, height: 20))
    #expect(drawn.pixels[y * 20 + x] == 0xFFFF_0000)
    #expect(drawn.pixels.count { $0 != 0 } == 25)
  }

  @Test func `contents in parts are one`() throws {
    var text = PDFText("1 0 0 rg 0 0 m", objects: [PDFText.stream("20 0 l 20 20 l 0 20 l f")])
    text.objects[2] = Array(
      "<< /Type /Page /MediaBox [0 0 20 20] /Contents [4 0 R 5 0 R] >>".utf8)
    #expect(try middle(of: text.file()) == 0xFFFF_0000)
  }

  @Test(arguments: [0, 5, 9999, -4])
  func `a wrong length is not believed`(length: Int) throws {
    var text = square
    text.objects[3] = Array(
      "<< /Length \(length) >>\nstream\r\n1 0 0 rg 0 0 20 20 re f\nendstream".utf8)
    #expect(try middle(of: text.file()) == 0xFFFF_0000)
  }

  @Test(arguments: [
    ("/Filter /ASCIIHexDecode", "31 20 30203020726720 30203020323020323020726520 66>"),
    ("/Filter [/ASCII85Decode]", #"0d&.m0HbCK+>=ol+>PVn1,'hkAKYR~>"#),
  ])
  func `bytes are unpacked`(entries: String, data: String) throws {
    var text = square
    text.objects[3] = Array(PDFText.stream(data, entries).utf8)
    #expect(try PDFPicture(text.file()).operations.count == 1)
  }

  @Test(
    arguments: [
      (1, [[1, 2, 3, 4], [5, 6, 7, 8]]), (0, [[1, 1, 2, 2], [5, 5, 2, 2]]),
      (2, [[1, 1, 2, 2], [6, 6, 4, 4]]), (3, [[1, 1, 2, 2], [5, 5, 5, 5]]),
      (4, [[1, 1, 3, 3], [6, 6, 8, 8]]),
    ] as [(UInt8, [[UInt8]])])
  func `differences from neighbours are added up`(filter: UInt8, rows: [[UInt8]]) throws {
    let predictor = PDFPredictor([
      "Predictor": .number(15), "Colors": .number(2), "Columns": .number(2),
    ])
    let stored: [UInt8] =
      filter == 1
      ? [1, 1, 2, 2, 2, 1, 5, 6, 2, 2] : [filter, 1, 1, 2, 2, filter, 5, 5, 2, 2]
    #expect(try predictor.restored(stored) == rows.flatMap { $0 })
    #expect(throws: PDFFault.damaged) { try predictor.restored([9, 0, 0, 0, 0]) }
  }
}
