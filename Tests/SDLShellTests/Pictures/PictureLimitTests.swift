import CSDL2
import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// Headers are checked before decoding, by the file's real format.
struct PictureLimitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a GIF is as large as its first picture, whatever its screen`() throws {
    let large = gif(side: 30_000)
    #expect(try isBroken(large))
    let small = gif(side: 3)
    #expect(try !isBroken(small))
    #expect(try size(of: small) == CGSize(width: 3, height: 3))
  }

  @Test func `a JPEG of many pixels may not have many scans`() throws {
    let photo = large(Photo.quarters(orientation: 1), side: 1000)
    #expect(try !isBroken(photo + scans(9)))
    #expect(try isBroken(photo + scans(3000)))
  }

  @Test func `a TIFF is shown, as large as it says`() throws {
    for isLittle in [true, false] {
      let small = tiff(width: 2, height: 1, isLittle: isLittle)
      #expect(try !isBroken(small))
      #expect(try size(of: small) == CGSize(width: 2, height: 1))
      #expect(try isBroken(tiff(width: 20_000, height: 20_000, isLittle: isLittle)))
    }
  }

  @Test func `a file of one format is not read as another`() throws {
    let drawing = "<svg width='9' height='9'><rect width='9' height='9'/></svg>"
    #expect(try !isBroken(Data(drawing.utf8)))
    #expect(try isBroken(Data(("RIFF    WEBP" + drawing).utf8)))
    // A format whose header is not read.
    #expect(try isBroken(Data("P6 2 2 255 aaabbbcccddd".utf8)))
  }

  private func isBroken(_ data: Data) throws -> Bool {
    try paint(folder.add("picture", data)) == paint(folder.path("absent"))
  }

  private func size(of data: Data) throws -> CGSize? {
    ImageLibrary().size(of: .file(try folder.add("sized", data)))
  }

  private func paint(_ path: String) throws -> Bitmap {
    try Canvas().paint(
      .image(
        ImagePlacement(
          image: .file(path), frame: CGRect(x: 0, y: 0, width: 40, height: 40))))
  }

  /// A screen of one pixel, and a comment before the picture.
  private func gif(side: Int) -> Data {
    let sides = [UInt8(side & 255), UInt8(side >> 8)]
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFE, 2, 65, 66, 0, 0x2C, 0, 0, 0, 0] + sides + sides
    return Data(bytes + [0, 2, 2, 0x4C, 1, 0, 0x3B])
  }

  /// The photo with another size in its "start of frame" marker.
  private func large(_ photo: Data, side: Int) -> Data {
    var bytes = [UInt8](photo)
    let start = zip(bytes, bytes.dropFirst()).enumerated().first { $1 == (0xFF, 0xC0) }?.offset ?? 0
    for place in [5, 7] {
      bytes[start + place] = UInt8(side >> 8)
      bytes[start + place + 1] = UInt8(side & 255)
    }
    return Data(bytes)
  }

  private func scans(_ count: Int) -> Data {
    Data((0..<count).flatMap { _ in [0xFF, 0xDA, 0, 2] as [UInt8] })
  }

  /// An uncompressed image of a red and a blue pixel.
  private func tiff(width: Int, height: Int, isLittle: Bool) -> Data {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(number >> ($0 * 8) & 255) }
      return isLittle ? bytes : bytes.reversed()
    }
    let entries = [
      (256, 4, width), (257, 4, height), (258, 3, 8), (259, 3, 1), (262, 3, 2), (273, 4, 8),
      (277, 3, 3), (278, 4, height), (279, 4, 6),
    ]
    var file = Array((isLittle ? "II" : "MM").utf8) + bytes(42, 2) + bytes(16, 4)
    file += [255, 0, 0, 0, 0, 255, 0, 0] + bytes(entries.count, 2)
    for (tag, kind, value) in entries {
      file += bytes(tag, 2) + bytes(kind, 2) + bytes(1, 4)
      file += kind == 3 ? bytes(value, 2) + [0, 0] : bytes(value, 4)
    }
    return Data(file + bytes(0, 4))
  }
}
