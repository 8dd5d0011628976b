import CSDL2
import Drawing
import Foundation
import Testing

@testable import SDLShell

/// Films, read again by SDL_image and by hand.
struct FilmTests {
  @Test(arguments: [3, 40, 255, 5000])
  func `a GIF shows each frame for its time`(colors: Int) throws {
    let frames = (0..<3).map { frame(colors: colors, moved: $0) }
    let film = try film(.gif, frames, at: [0, 0.02, 0.1], end: 0.5)
    let read = try animation(film)
    #expect(read.delays == [20, 80, 400])
    for (frame, shown) in zip(frames, read.frames) {
      let limit = colors <= 255 ? 0 : 24
      #expect(difference(frame, shown) <= limit, "\(colors) colours")
    }
  }

  @Test func `an animated PNG is its first frame elsewhere, and has all of the others`() throws {
    let frames = (0..<3).map { frame(colors: 5000, moved: $0) }
    let film = try film(.apng, frames, at: [0, 1 / 60, 0.1], end: 0.5)
    #expect(try PNG.decode(film) == frames[0])
    let controls = chunks(of: film).filter { $0.name == "fcTL" }.map(\.content)
    // Numerators of sixtieths.
    #expect(controls.map { Int($0[20]) << 8 | Int($0[21]) } == [1, 5, 24])
    #expect(controls.allSatisfy { $0[22...23] == [0, 60] })
    #expect(
      chunks(of: film).map(\.name)
        == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
  }

  @Test(arguments: FilmFormat.allCases)
  func `only what changes is written`(format: FilmFormat) throws {
    let first = frame(colors: 200, moved: 0, side: 100)
    var second = first
    for pixel in [40 * 100 + 30, 42 * 100 + 35] {
      second.pixels.replaceSubrange(pixel * 4..<pixel * 4 + 3, with: [1, 2, 3])
    }
    let patch = try #require(FilmPatch(from: first, to: second))
    #expect(patch.x == 30 && patch.y == 40)
    #expect(patch.picture.width == 6 && patch.picture.height == 3)
    #expect(patch.difference.pixels[0..<8] == [1, 2, 3, 255, 0, 0, 0, 0])
    #expect(patch.picture.pixels[7] == 255)
    let alone = try film(format, [first], at: [0], end: 1)
    let both = try film(format, [first, second], at: [0, 0.5], end: 1)
    #expect(both.count - alone.count < 120)
  }

  @Test(arguments: FilmFormat.allCases)
  func `what does not change lasts longer, and of two at one time the later one counts`(
    format: FilmFormat
  ) throws {
    let (one, other) = (frame(colors: 9, moved: 0), frame(colors: 9, moved: 1))
    let plain = try film(format, [one, other], at: [0, 0.5], end: 1)
    #expect(try film(format, [one, one, one, other], at: [0, 0.1, 0.3, 0.5], end: 1) == plain)
    let third = frame(colors: 9, moved: 2)
    #expect(try film(format, [one, third, other], at: [0, 0.5, 0.502], end: 1) == plain)
  }

  @Test func `a frame that stays for half an hour is written in parts`() throws {
    let film = try film(.gif, [frame(colors: 9, moved: 0)], at: [0], end: 1800)
    let read = try animation(film)
    #expect(read.delays.reduce(0, +) == 1_800_000)
    #expect(read.frames.last == read.frames.first)
  }

  @Test func `a canvas has room for the largest picture, and the others in its middle`() throws {
    func plain(_ width: Int, _ height: Int, _ level: UInt8) -> Bitmap {
      Bitmap(
        width: width, height: height,
        pixels: (0..<width * height).flatMap { _ in [level, level, level, 255] })
    }
    func level(_ picture: Bitmap, _ x: Int, _ y: Int) -> UInt8 {
      picture.pixels[(y * picture.width + x) * 4]
    }
    let pictures = [plain(20, 40, 90), plain(50, 50, 160), plain(40, 20, 230)]
    let read = try animation(film(.gif, pictures, at: [0, 0.1, 0.2], end: 0.4))
    #expect(read.delays == [100, 100, 200])
    #expect(read.frames.allSatisfy { $0.width == 50 && $0.height == 50 })
    for (index, (x, y)) in [(15, 5), (0, 0), (5, 15)].enumerated() {
      let frame = read.frames[index]
      #expect(level(frame, x, y) == pictures[index].pixels[0])
      #expect(level(frame, 49 - x, 49 - y) == pictures[index].pixels[0])
      if x > 0 { #expect(level(frame, x - 1, y) == 0 && level(frame, x, y - 1) == 0) }
    }
    let file = try film(.apng, pictures, at: [0, 0.1, 0.2], end: 0.4)
    let first = try PNG.decode(file)
    #expect(first.width == 50 && first.height == 50)
    #expect(level(first, 15, 5) == 90 && level(first, 14, 5) == 0)
  }

  // MARK: Making

  private func film(
    _ format: FilmFormat, _ frames: [Bitmap], at times: [TimeInterval], end: TimeInterval
  ) throws -> Data {
    var writer = FilmWriter(format, width: frames[0].width, height: frames[0].height)
    for (frame, time) in zip(frames, times) { try writer.show(frame, at: time) }
    return try writer.finish(at: end)
  }

  /// Stripes and noise of a number of colours.
  private func frame(colors: Int, moved: Int, side: Int = 80) -> Bitmap {
    var pixels: [UInt8] = []
    for pixel in 0..<side * side {
      let number = (pixel * 7 + pixel / side * 13 + moved * 31) * 2_654_435 % 1_000_003 % colors
      let color =
        colors < 256
        ? [UInt8(number), UInt8(255 - number), UInt8(number / 2)]
        : [UInt8(number % 256), UInt8(number / 20), UInt8(number % 7 * 9)]
      pixels += color + [255]
    }
    return Bitmap(width: side, height: side, pixels: pixels)
  }

  // MARK: Reading

  private func animation(_ data: Data) throws -> (frames: [Bitmap], delays: [Int]) {
    try data.withUnsafeBytes { bytes in
      let file = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
      let animation = try #require(IMG_LoadAnimation_RW(file, 1))
      defer { IMG_FreeAnimation(animation) }
      let frames = try (0..<Int(animation.pointee.count)).map { number in
        let converted = SDL_ConvertSurfaceFormat(
          animation.pointee.frames[number], SDL_PIXELFORMAT_RGBA32.rawValue, 0)
        let surface = try #require(Surface(converted))
        let rows = try #require(surface.rows(of: Int(surface.width) * 4))
        return Bitmap(width: Int(surface.width), height: Int(surface.height), pixels: rows)
      }
      return (frames, (0..<frames.count).map { Int(animation.pointee.delays[$0]) })
    }
  }

  private func chunks(of file: Data) -> [(name: String, content: [UInt8])] {
    var (place, chunks) = (8, [(name: String, content: [UInt8])]())
    let bytes = [UInt8](file)
    while place < bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, Array(bytes[place + 8..<place + 8 + length])))
      place += length + 12
    }
    return chunks
  }

  /// The greatest difference of a channel.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
    zip(first.pixels, second.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
