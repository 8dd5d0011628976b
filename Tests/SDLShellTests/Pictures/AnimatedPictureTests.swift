import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The frames of animated GIF files.
struct AnimatedPictureTests {
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  private func bitmap(_ colors: [[UInt8]]) -> Bitmap {
    Bitmap(width: colors.count, height: 1, pixels: colors.flatMap { $0 })
  }

  /// Three frames of four pixels: red; two of them blue; transparent but for one.
  private var file: [UInt8] {
    var gif = AnimatedGIF(width: 4, height: 1, loopCount: 0)
    gif.add(bitmap([Self.red, Self.red, Self.red, Self.red]), hundredths: 5)
    gif.add(bitmap([Self.red, Self.blue, Self.blue, Self.red]), hundredths: 40)
    gif.add(bitmap([Self.clear, Self.clear, Self.blue, Self.clear]), hundredths: 0)
    return [UInt8](gif.data)
  }

  private func colors(_ frame: Data?) throws -> [[UInt8]] {
    let file = try #require(frame)
    let surface = try #require(PictureFile(.data(EncodedImage(file, scale: 1)))?.surface())
    let pixels = try #require(DecodedPicture(surface)).pixels
    return pixels.map { pixel in
      pixel >> 24 == 0
        ? Self.clear : [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  @Test func `frames, their times and their repeats are found without decoding`() throws {
    let gif = try #require(GIFFile(file))
    #expect(gif.width == 4 && gif.height == 1 && gif.loopCount == 0)
    #expect(gif.frames.map(\.delay) == [5, 40, 0])
    #expect(GIFFile([UInt8]("no picture at all".utf8)) == nil)
    let once = AnimatedGIF(width: 4, height: 1, loopCount: nil)
    #expect(GIFFile([UInt8](once.data))?.loopCount == nil)
    #expect(GIFFile([UInt8](once.data))?.frames.isEmpty == true)
  }

  @Test func `a file that is cut off has the frames before`() throws {
    let whole = file
    let counts = whole.indices.map { GIFFile(Array(whole[..<$0]))?.frames.count ?? -1 }
    #expect(counts.first == -1 && counts.last == 3)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `each frame is whole`() throws {
    let bytes = file
    let gif = try #require(GIFFile(bytes))
    let picture = try #require(AnimatedPicture(bytes, gif))
    #expect(try colors(picture.frame(0)) == [Self.red, Self.red, Self.red, Self.red])
    #expect(try colors(picture.frame(1)) == [Self.red, Self.blue, Self.blue, Self.red])
    #expect(try colors(picture.frame(2)) == [Self.clear, Self.clear, Self.blue, Self.clear])
    #expect(picture.frame(3) == nil && picture.frame(-1) == nil)
  }

  @Test func `a frame that stays is seen under the next one`() throws {
    var encoding = GIFEncoding(width: 4, height: 1)
    let first = bitmap([Self.red, Self.red, Self.red, Self.red])
    let second = bitmap([Self.red, Self.blue, Self.red, Self.red])
    let patch = try #require(FilmPatch(from: first, to: second))
    for patch in [FilmPatch(first), patch] {
      encoding.add(GIFEncoding.packed(patch), in: patch.area, ticks: 3)
    }
    let bytes = [UInt8](encoding.finished())
    let gif = try #require(GIFFile(bytes))
    let picture = try #require(AnimatedPicture(bytes, gif))
    #expect(try colors(picture.frame(1)) == [Self.red, Self.blue, Self.red, Self.red])
  }

  @Test func `more frames than fit into memory are not decoded`() throws {
    var gif = AnimatedGIF(width: 20_000, height: 20_000, loopCount: nil)
    gif.add(bitmap([Self.red]), hundredths: 0)
    let bytes = [UInt8](gif.data)
    let large = try #require(GIFFile(bytes))
    #expect(AnimatedPicture(bytes, large) == nil)
  }
}
