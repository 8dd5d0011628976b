import Drawing
import Foundation
import SDLShell
import Testing

/// PNG files in few bytes, and documents of pictures.
struct SmallPNGTests {
  private static func picture(colors: Int, alpha: UInt8 = 255) -> Bitmap {
    let (width, height) = (256, 64)
    var state: UInt32 = 7
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { place -> [UInt8] in
        state = state &* 1_664_525 &+ 1_013_904_223
        // Each colour is there; most are where nobody expects them.
        let color = place < colors ? place : Int(state >> 16) % colors
        return [UInt8(color % 256), UInt8(color / 256), 7, color == 0 ? alpha : 255]
      })
  }

  private static let colorType = 25

  @Test(arguments: [(1, 3), (2, 3), (256, 3), (257, 2), (1000, 2)])
  func `up to 256 colours are in a palette, and nothing is lost`(colors: Int, type: UInt8) throws {
    let picture = Self.picture(colors: colors)
    let file = try PNG.encodeSmall(picture)
    #expect(try PNG.decode(file) == picture)
    #expect(try PNG.encodeSmall(picture) == file)
    #expect(file[Self.colorType] == type)
  }

  @Test func `colours of a palette can be transparent`() throws {
    let picture = Self.picture(colors: 9, alpha: 100)
    let file = try PNG.encodeSmall(picture)
    #expect(file[Self.colorType] == 3)
    #expect(try PNG.decode(file) == picture)
  }

  @Test func `it is never larger than the usual file`() throws {
    for colors in [2, 200, 300] {
      let picture = Self.picture(colors: colors)
      #expect(try PNG.encodeSmall(picture).count <= PNG.encode(picture).count)
    }
  }

  @Test func `a document has its pages, its title, and each object where its table says`() throws {
    var writer = PDFWriter()
    for colors in [2, 300] {
      try writer.add(Self.picture(colors: colors), size: CGSize(width: 32, height: 24))
    }
    let document = writer.finish(title: "Ä (1)")
    let text = String(decoding: document, as: Unicode.ASCII.self)
    #expect(text.contains("/Count 2"))
    #expect(text.contains("/Title <FEFF00C40020002800310029>"))
    let start = try #require(text.firstMatch(of: /startxref\n(\d+)/)?.1)
    let table = document.dropFirst(try #require(Int(start)))
    #expect(table.starts(with: Data("xref\n0 10\n".utf8)))
    for (number, entry) in String(decoding: table, as: Unicode.ASCII.self)
      .matches(of: /(\d{10}) 00000 n/).enumerated()
    {
      let offset = try #require(Int(entry.1))
      #expect(document.dropFirst(offset).starts(with: Data("\(number + 1) 0 obj".utf8)))
    }
  }
}
