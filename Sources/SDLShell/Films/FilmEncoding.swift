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
  /// Begins a film of a size in pixels.
  init(width: Int, height: Int)
  /// Adds a frame, as what changes in the one before, which stays for some ticks.
  mutating func add(_ patch: FilmPatch, ticks: Int) throws(SDLError)
  /// The file.
  func finished() -> Data
}
