import Drawing
import Foundation

/// Writes the frames of a film in the order of time as the bytes of a file.
///
/// Times are ticks, which the format can write without rounding.
nonisolated protocol FilmEncoding {
  /// Ticks per second.
  static var ticksPerSecond: Int { get }
  /// The longest duration of a frame, in ticks.
  static var longestFrame: Int { get }
  /// The pixels of a frame, as what changes in the one before.
  static func packed(_ patch: FilmPatch) throws(SDLError) -> Data
  /// Begins a film of a size in pixels.
  init(width: Int, height: Int)
  /// Adds a frame's packed pixels, which fill an area and stay for some ticks.
  mutating func add(_ pixels: Data, in area: FilmArea, ticks: Int)
  /// The file.
  func finished() -> Data
}

/// An area of a film's pictures, in pixels.
nonisolated struct FilmArea: Hashable, Sendable {
  var x, y: Int
  let width, height: Int
}
