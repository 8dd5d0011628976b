import Drawing
import Foundation
import Snapshot

/// What a baseline's record says of a picture or a film.
struct KeptCapture {
  let times: [Double]
  let width, height: Int
  let pixels: [Fingerprint]
  let file: Fingerprint
  let track: MotionTrack?

  init(_ still: FrameRecord.Still) {
    times = [still.time]
    (width, height) = (still.width, still.height)
    pixels = [still.pixels]
    file = still.file
    track = nil
  }

  init(_ film: FrameRecord.Film) {
    times = film.cells.map(\.time)
    (width, height) = (film.width, film.height)
    pixels = film.cells.map(\.pixels)
    file = film.file
    track = film.track
  }
}

extension Array {
  /// Puts an element where the one of that name is, else at the end; nil takes that one out.
  fileprivate mutating func replace(
    _ name: String, by new: Element?, name nameOf: (Element) -> String
  ) {
    let index = firstIndex { nameOf($0) == name }
    if let index { remove(at: index) }
    if let new { insert(new, at: index ?? count) }
  }
}

extension FrameRecord {
  /// What it says of a capture; nil if it does not know it.
  func capture(named name: String) -> KeptCapture? {
    stills.first { $0.name == name }.map(KeptCapture.init)
      ?? films.first { $0.name == name }.map(KeptCapture.init)
  }

  /// Takes over an entry of another record.
  mutating func take(_ name: String, from other: FrameRecord) {
    let (still, film) = (
      other.stills.first { $0.name == name }, other.films.first { $0.name == name }
    )
    stills.replace(name, by: still) { $0.name }
    films.replace(name, by: film) { $0.name }
  }

  /// Notes a capture whose picture has become a file.
  mutating func note(_ capture: FreshCapture, file: Fingerprint) {
    guard let track = capture.track else {
      return stills.append(
        Still(
          name: capture.name, time: capture.times[0], width: capture.width,
          height: capture.height, pixels: capture.pixels[0], file: file))
    }
    films.append(
      Film(
        name: capture.name, start: capture.times[0], width: capture.width,
        height: capture.height,
        cells: zip(capture.times, capture.pixels).map { Cell(time: $0, pixels: $1) }, file: file,
        track: track))
  }
}
