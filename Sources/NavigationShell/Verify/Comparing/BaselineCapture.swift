import Drawing
import Foundation
import Snapshot

/// The entry of a picture or film in a baseline's record.
struct BaselineCapture {
  let times: [Double]
  let width, height: Int
  let pixels: [Fingerprint]
  let file: Fingerprint
  let track: MotionTrack?

  init(_ still: FrameRecord.StillEntry) {
    times = [still.time]
    (width, height) = (still.width, still.height)
    pixels = [still.pixels]
    file = still.file
    track = nil
  }

  init(_ film: FrameRecord.FilmEntry) {
    times = film.cells.map(\.time)
    (width, height) = (film.width, film.height)
    pixels = film.cells.map(\.pixels)
    file = film.file
    track = film.track
  }
}

extension FrameRecord {
  /// The entry of a capture; nil if there is none.
  func capture(named name: String) -> BaselineCapture? {
    stills.first { $0.name == name }.map(BaselineCapture.init)
      ?? films.first { $0.name == name }.map(BaselineCapture.init)
  }

  /// Replaces some entries by a newer record's, in that record's order; entries that it lacks come
  /// last.
  mutating func replace(_ names: [String], from newer: FrameRecord) {
    stills = Self.merged(stills, newer.stills, replacing: Set(names)) { $0.name }
    films = Self.merged(films, newer.films, replacing: Set(names)) { $0.name }
  }

  /// Replaces the fingerprints of some files by another record's.
  mutating func replaceFiles(of names: [String], from other: FrameRecord) {
    let names = Set(names)
    func file(_ name: String) -> Fingerprint? {
      names.contains(name) ? other.capture(named: name)?.file : nil
    }
    for index in stills.indices { file(stills[index].name).map { stills[index].file = $0 } }
    for index in films.indices { file(films[index].name).map { films[index].file = $0 } }
  }

  private static func merged<Entry>(
    _ old: [Entry], _ new: [Entry], replacing names: Set<String>, name: (Entry) -> String
  ) -> [Entry] {
    let newNames = Set(new.map(name))
    return new.compactMap { entry in
      names.contains(name(entry)) ? entry : old.first { name($0) == name(entry) }
    } + old.filter { !newNames.union(names).contains(name($0)) }
  }

  /// Adds the entry of a capture.
  ///
  /// - Parameter pixels: The fingerprints of the file's cells; nil for those of the capture.
  mutating func add(
    _ capture: FreshCapture, file: Fingerprint, pixels: [Fingerprint]? = nil
  ) {
    let pixels = pixels ?? capture.pixels
    guard let track = capture.track else {
      return stills.append(
        StillEntry(
          name: capture.name, time: capture.times[0], width: capture.width,
          height: capture.height, pixels: pixels[0], file: file))
    }
    films.append(
      FilmEntry(
        name: capture.name, start: capture.times[0], width: capture.width,
        height: capture.height,
        cells: zip(capture.times, pixels).map { Cell(time: $0, pixels: $1) }, file: file,
        track: track))
  }
}
