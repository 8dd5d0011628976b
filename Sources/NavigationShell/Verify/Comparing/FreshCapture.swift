import Drawing
import Foundation
import Snapshot

/// A picture or a film as a run has just shown it, ready to be compared.
struct FreshCapture {
  /// What the scenario calls it.
  let name: String
  /// When each of its cells was taken, in virtual seconds; a picture has one.
  let times: [Double]
  /// Its cells, all of one size; a picture has one.
  let cells: [Bitmap]
  /// The screen as text.
  let text: String
  /// How parts moved; nil for a picture.
  let track: MotionTrack?

  /// The fingerprints of its cells.
  let pixels: [Fingerprint]

  var isFilm: Bool { track != nil }
  var width: Int { cells[0].width }
  var height: Int { cells[0].height }

  init(_ evidence: Evidence) {
    switch evidence {
    case .still(let still):
      name = still.name
      times = [still.time]
      cells = [still.picture]
      text = still.text
      track = nil
    case .film(let film):
      name = film.name
      times = film.cells.map(\.time)
      cells = Self.ofOneSize(film.cells.map(\.picture))
      text = film.text
      track =
        MotionTrack(samples: film.samples.map { MotionTrack.Sample($0, since: film.start) })
        .rounded
    }
    pixels = cells.map { Fingerprint(of: $0) }
  }

  /// All that counts of it in one number, for comparing two runs.
  var fingerprint: Fingerprint {
    let track = track.map { "\($0)" } ?? ""
    return Fingerprint(of: "\(times) \(pixels) \(text) \(track)")
  }

  /// A film on a screen that is turned meanwhile has cells of two sizes: the room beside them is grey.
  private static func ofOneSize(_ cells: [Bitmap]) -> [Bitmap] {
    let (width, height) = (cells.map(\.width).max() ?? 0, cells.map(\.height).max() ?? 0)
    return cells.map { $0.padded(width: width, height: height) }
  }
}
