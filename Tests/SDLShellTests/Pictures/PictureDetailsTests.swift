import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The facts that image files state besides their size.
struct PictureDetailsTests {
  private func details(_ data: Data) throws -> PictureDetails {
    let bytes = [UInt8](data)
    return PictureDetails(bytes, format: try #require(ImageHeader(bytes)).format)
  }

  @Test(arguments: [(UInt8(255), false), (128, true)])
  func `a PNG says whether it has alpha`(alpha: UInt8, hasAlpha: Bool) throws {
    let file = try PNG.encode(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, alpha]))
    let details = try details(file)
    #expect(details.hasAlpha == hasAlpha && !details.isGray && details.depth == 8)
    #expect(details.pixelsPerInch == nil)
  }

  @Test func `a PNG says how dense it is`() throws {
    let file = try PNG.encode(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]))
    // 5669 pixels per metre are 144 per inch.
    let density = PNG.chunk("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    let header = 33
    let dense = file.prefix(header) + density + file.dropFirst(header)
    #expect(try details(dense).pixelsPerInch?.width.rounded() == 144)
  }

  @Test(arguments: [(UInt8(0), CGFloat?.none), (1, 300), (2, 762)])
  func `a JPEG says how dense it is`(unit: UInt8, density: CGFloat?) throws {
    var photo = Photo.quarters(orientation: 1)
    let start = try #require(photo.range(of: Data("JFIF\0".utf8))).lowerBound
    photo.replaceSubrange(start + 7..<start + 12, with: [unit, 1, 44, 1, 44])
    #expect(try details(photo).pixelsPerInch?.width == density)
    #expect(try !details(photo).isGray && !details(photo).hasAlpha)
  }

  @Test(arguments: 1...8)
  func `a photo as it is stored is not turned`(orientation: UInt8) throws {
    let bytes = [UInt8](Photo.quarters(orientation: orientation))
    let header = try #require(ImageHeader(bytes))
    #expect(header.orientation.rawValue == UInt16(orientation))
    let stored = header.storedUpright(bytes)
    #expect(stored == [UInt8](Photo.quarters(orientation: 1)))
    #expect(ImageHeader(stored)?.orientation == .up)
  }
}
