import Drawing
import Foundation
import SDLShell
import Scenario
import Snapshot

/// A complete capture of a running scenario: a still or a film.
enum CompletedCapture {
  case still(Still)
  case film(Film)

  /// A picture that is painted at each call, so that a film's pictures are never all in memory.
  struct Picture {
    let paint: () throws -> Bitmap
    let fingerprint: () throws -> PictureFingerprint
  }

  /// One picture.
  struct Still {
    let name: String
    let time: TimeInterval
    let picture: Picture
    let text: String
  }

  /// A strip of pictures with the motion of parts.
  struct Film {
    let name: String
    let start: TimeInterval
    var cells: [(time: TimeInterval, picture: Picture)] = []
    /// The motion of parts; the rest of these snapshots is not kept.
    var samples: [MotionTrack.Sample] = []
    var text = ""
  }
}
