import Drawing
import Foundation
import Scenario

/// What a running scenario brought to light under one name.
enum Evidence {
  case still(Still)
  case film(Film)

  /// One picture.
  struct Still {
    let name: String
    let time: TimeInterval
    let picture: Bitmap
    let text: String
  }

  /// A strip of pictures, and how things moved.
  struct Film {
    let name: String
    let start: TimeInterval
    var cells: [(time: TimeInterval, picture: Bitmap)] = []
    var samples: [Sight] = []
    var text = ""
  }
}
