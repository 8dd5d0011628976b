import Drawing
import Foundation

/// Writes films as animated PNG files.
///
/// The format: <https://www.w3.org/TR/png-3/#apng-frame-based-animation>
nonisolated struct APNGEncoding: FilmEncoding {
  static let ticksPerSecond = 60
  static let longestFrame = Int(UInt16.max)

  /// Red, green and blue, without interlacing.
  private static let pixelFormat: [UInt8] = [8, 2, 0, 0, 0]
  /// A frame stays as it is, until the next replaces a part.
  private static let (stays, replaces): (UInt8, UInt8) = (0, 0)

  private let width, height: Int
  private var frames = Data()
  private var count: UInt32 = 0
  /// The number of the next chunk of the animation.
  private var sequence: UInt32 = 0

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  static func packed(_ patch: FilmPatch) throws(SDLError) -> Data {
    Data(try PNG.packed(patch.picture))
  }

  mutating func add(_ pixels: Data, in area: FilmArea, ticks: Int) {
    let place = [area.width, area.height, area.x, area.y]
    frames.append(
      contentsOf: PNG.chunk(
        "fcTL",
        number() + place.flatMap { PNG.bytes(UInt32($0)) } + Self.bytes(ticks)
          + Self.bytes(Self.ticksPerSecond) + [Self.stays, Self.replaces]))
    let pixels = [UInt8](pixels)
    frames.append(
      contentsOf: count == 0 ? PNG.chunk("IDAT", pixels) : PNG.chunk("fdAT", number() + pixels))
    count += 1
  }

  func finished() -> Data {
    let header = PNG.bytes(UInt32(width)) + PNG.bytes(UInt32(height)) + Self.pixelFormat
    let forever = PNG.bytes(0)
    let start =
      PNG.signature + PNG.chunk("IHDR", header) + PNG.chunk("acTL", PNG.bytes(count) + forever)
    return Data(start) + frames + Data(PNG.chunk("IEND", []))
  }

  private mutating func number() -> [UInt8] {
    defer { sequence += 1 }
    return PNG.bytes(sequence)
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
