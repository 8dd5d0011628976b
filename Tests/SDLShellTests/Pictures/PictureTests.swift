import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

struct PictureTests {
  private let folder: TemporaryFolder
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)

  init() throws { folder = try TemporaryFolder() }

  /// Four quarters: red and green above blue and white.
  private static func quarters(width: Int, height: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        switch (x < width / 2, y < height / 2) {
        case (true, true): pixels += [255, 0, 0, 255]
        case (false, true): pixels += [0, 255, 0, 255]
        case (true, false): pixels += [0, 0, 255, 255]
        case (false, false): pixels += [255, 255, 255, 255]
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test func `a picture is scaled to its frame and cut at its clip`() throws {
    let path = try folder.add("a.png", PNG.encode(Self.quarters(width: 64, height: 32)))
    let drawn = try Canvas().paint(
      .image(
        ImagePlacement(
          image: .file(path), frame: CGRect(x: -10, y: 5, width: 60, height: 30),
          clip: CGRect(x: 5, y: 5, width: 30, height: 25))))
    #expect(drawn.levels(12, 20) == [255, 0, 0])
    #expect(drawn.levels(60, 20) == [0, 255, 0])
    #expect(drawn.levels(12, 50) == [0, 0, 255])
    #expect(drawn.levels(8, 20) == [255, 255, 255])
    #expect(drawn.levels(12, 61) == [255, 255, 255])
    #expect(ImageLibrary().size(of: .file(path)) == CGSize(width: 64, height: 32))
  }

  @Test func `a template is drawn in its tint, as opaque as that is`() throws {
    let path = try folder.add("t.png", PNG.encode(Self.quarters(width: 64, height: 32)))
    func drawn(_ tint: Color?) throws -> [UInt8] {
      let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      return try Canvas().paint(
        .image(ImagePlacement(image: .file(path), frame: frame, tint: tint))
      ).levels(70, 20)
    }
    #expect(try drawn(nil) == [0, 255, 0])
    #expect(try drawn(Color(200, 0, 100)) == [200, 0, 100])
    let half = try drawn(Color(200, 0, 100).faded(by: 0.5))
    #expect(zip(half, [228, 128, 178]).allSatisfy { abs(Int($0) - $1) <= 1 })
  }

  @Test func `a shrunken picture is the mean of what it stands for`() throws {
    let stripes = (0..<160 * 160).flatMap { $0 % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let path = try folder.add(
      "s.png", PNG.encode(Bitmap(width: 160, height: 160, pixels: stripes.map { UInt8($0) })))
    let drawn = try Canvas().paint(.image(ImagePlacement(image: .file(path), frame: frame)))
    for x in [0, 13, 79] { #expect(abs(Int(drawn.levels(x, x)[0]) - 128) <= 1) }
  }

  @Test(arguments: [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
    (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
  ])
  func `a photo is turned as its camera was held`(orientation: Int, quarters: [Int]) throws {
    let path = try folder.add("p.jpg", Photo.quarters(orientation: UInt8(orientation)))
    let drawn = try Canvas().paint(.image(ImagePlacement(image: .file(path), frame: frame)))
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255]]
    for (place, quarter) in zip([(20, 20), (60, 20), (20, 60), (60, 60)], quarters) {
      let levels = drawn.levels(place.0, place.1)
      #expect(zip(levels, colors[quarter]).allSatisfy { abs(Int($0) - Int($1)) < 8 })
    }
    let size = ImageLibrary().size(of: .file(path))
    #expect(
      size == (orientation > 4 ? CGSize(width: 16, height: 32) : CGSize(width: 32, height: 16)))
  }

  @Test func `what cannot be read shows as a broken picture`() throws {
    #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
    let damaged = try PNG.encode(Self.quarters(width: 64, height: 64)).prefix(60)
    let paths = try [
      folder.path("absent.png"), folder.path(""), folder.path("pipe.png"),
      folder.add("damaged.png", damaged),
      folder.add("empty.jpg", Data()), folder.add("text.gif", Data("no picture".utf8)),
      folder.add("short.jpg", Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF])),
      folder.add("bad.svg", Data("<svg width='-3' height='inf'".utf8)),
    ]
    let first = try Canvas().paint(.image(ImagePlacement(image: .file(paths[0]), frame: frame)))
    #expect(first.levels(2, 2) == [229, 229, 234])
    #expect(Set(first.pixels).count > 3)
    for path in paths {
      #expect(
        try Canvas().paint(.image(ImagePlacement(image: .file(path), frame: frame))) == first)
    }
    for path in paths where !path.hasSuffix("damaged.png") {
      #expect(ImageLibrary().size(of: .file(path)) == nil)
    }
  }

  @Test func `of a PNG file nothing is decoded that is not seen, nor a damaged one`() throws {
    let file = [UInt8](try PNG.encode(Self.quarters(width: 8, height: 8)))
    #expect(PlainPNG.bytes(of: file) == file)
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let named = Array(name.utf8) + content
      let sum = named.reduce(into: ~UInt32(0)) { sum, byte in
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      func four(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
      return four(UInt32(content.count)) + named + four(~sum)
    }
    // Behind the signature and the header.
    func adding(_ chunk: [UInt8]) -> [UInt8] { Array(file[..<33]) + chunk + Array(file[33...]) }
    #expect(PlainPNG.bytes(of: adding(chunk("iCCP", [1, 2, 3]))) == file)
    #expect(PlainPNG.bytes(of: adding(chunk("CgBI", [1, 2, 3, 4]))) == nil)
    var turned = file
    turned[45] ^= 1
    #expect(PlainPNG.bytes(of: turned) == nil)
    let text = chunk("tEXt", [1, 2, 3])
    #expect(PlainPNG.bytes(of: adding(text.dropLast() + [7])) == file, "damage that is not seen")
    for missing in [1, 12] { #expect(PlainPNG.bytes(of: Array(file.dropLast(missing))) == file) }
    #expect(PlainPNG.bytes(of: file.dropLast(12) + text.dropLast(5)) == file)
    #expect(PlainPNG.bytes(of: Array(file.dropLast(13))) == nil)
    #expect(PlainPNG.bytes(of: Array(file.prefix(33))) == nil, "without pixels")
  }

  @Test func `a symbol is drawn in its tint, one that is unknown as an outline`() throws {
    let folder = try TemporaryFolder()
    let ring = """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect x="2" y="2" width="16" height="6" rx="3" fill="black"/></svg>
      """
    _ = try folder.add("Symbols/pill.svg", Data(ring.utf8))
    let images = ImageLibrary { URL(fileURLWithPath: folder.path("Symbols/\($0).svg")) }
    #expect(images.size(of: .symbol("pill")) == CGSize(width: 20, height: 10))
    #expect(images.size(of: .symbol("../Symbols/pill")) == nil)
    func placed(_ name: String, y: CGFloat, tint: Color) -> DrawCommand {
      .image(
        ImagePlacement(
          image: .symbol(name), frame: CGRect(x: 0, y: y, width: 40, height: 20), tint: tint))
    }
    try expectGolden(
      Canvas(images: images).paint(
        placed("pill", y: 0, tint: Color(255, 59, 48)),
        placed("unknown", y: 20, tint: Color(0, 122, 255, alpha: 0.5))), named: "symbols")
  }

  @Test func `an SVG file is a picture in its own colours`() throws {
    let flag = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">
      <rect width="4" height="4" fill="#ff0000"/><rect y="2" width="4" height="2" fill="#0000ff"/></svg>
      """
    let path = try folder.add("flag.svg", Data(flag.utf8))
    #expect(ImageLibrary().size(of: .file(path)) == CGSize(width: 4, height: 4))
    let drawn = try Canvas().paint(.image(ImagePlacement(image: .file(path), frame: frame)))
    #expect(drawn.levels(40, 10) == [255, 0, 0])
    #expect(drawn.levels(40, 70) == [0, 0, 255])
  }
}
