import Foundation
import SDLShell
package import Snapshot

/// Texts about a screen in the PNG file of its picture, which say what has moved if it differs from
/// another one.
///
/// Nothing compares them: a program that makes files smaller may drop them.
package nonisolated struct PictureNotes {
  /// The screen as text; nil if the file has none.
  package var screen: String?
  /// How parts move, for a film strip; nil if the file does not say it.
  package var track: MotionTrack?

  private static let (screenKey, trackKey) = ("Screen", "Motion")
  /// The most sentences about what differs; the rest is counted.
  private static let maximumSentences = 6

  /// Makes notes.
  package init(screen: String? = nil, track: MotionTrack? = nil) {
    self.screen = screen
    self.track = track
  }

  /// Reads the notes in a file.
  package init(in file: Data) {
    screen = PNG.text(of: Self.screenKey, in: file)
    track = PNG.text(of: Self.trackKey, in: file).flatMap {
      try? JSONDecoder().decode(MotionTrack.self, from: Data($0.utf8))
    }
  }

  /// The file with the notes in it.
  package func added(to file: Data) throws -> Data {
    var file = file
    if let screen { file = PNG.adding(screen, as: Self.screenKey, to: file) }
    if let track {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(decoding: try encoder.encode(track), as: UTF8.self)
      file = PNG.adding(text, as: Self.trackKey, to: file)
    }
    return file
  }

  /// The differences from other notes, in sentences, the most important first; empty if there are none,
  /// or notes are missing.
  package func sentences(from expected: PictureNotes) -> [String] {
    if let old = expected.track, let track,
      let difference = MotionDifference(expected: old, actual: track)
    {
      return difference.sentences(atMost: Self.maximumSentences)
    }
    guard let old = expected.screen, let screen else { return [] }
    return ScreenTextDifference(expected: old, actual: screen)?
      .sentences(atMost: Self.maximumSentences) ?? []
  }
}
