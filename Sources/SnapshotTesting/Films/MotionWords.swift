import Foundation
import SDLShell
import Snapshot

/// How the parts of a film move, as a text in the file of its strip.
enum MotionWords {
  /// The text's name in the file.
  static let key = "Motion"

  /// The text of a track.
  static func text(of track: MotionTrack) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(track)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// How the motion in the file of a strip differs from that in another; nil if it does not, or a
  /// file has none.
  static func difference(from expected: Data, to actual: Data) -> MotionDifference? {
    guard let old = track(in: expected), let new = track(in: actual) else { return nil }
    return MotionDifference(expected: old, actual: new)
  }

  private static func track(in file: Data) -> MotionTrack? {
    PNG.text(of: key, in: file).flatMap {
      try? JSONDecoder().decode(MotionTrack.self, from: Data($0.utf8))
    }
  }
}
