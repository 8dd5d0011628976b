import Drawing
import Foundation
import Scenario
import Snapshot

/// What a running scenario brought to light under one name.
enum Evidence {
  case still(Still)
  case film(Film)

  /// Paints a picture; again at each call, so that a film's pictures are never all in memory.
  typealias Picture = () throws -> Bitmap

  /// One picture.
  struct Still {
    let name: String
    let time: TimeInterval
    let picture: Picture
    let text: String
  }

  /// A strip of pictures, and how things moved.
  struct Film {
    let name: String
    let start: TimeInterval
    var cells: [(time: TimeInterval, picture: Picture)] = []
    /// What moved where: of a snapshot no more than that is kept.
    var samples: [MotionTrack.Sample] = []
    var text = ""
  }
}
