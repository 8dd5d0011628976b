import Drawing
import Foundation
import Scenario
import Snapshot

/// A complete capture of a running scenario: a still or a film.
enum CompletedCapture {
  case still(Still)
  case film(Film)

  /// Paints a picture at each call, so that a film's pictures are never all in memory.
  typealias Picture = () throws -> Bitmap

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
