import Drawing
import Foundation
import SDLShell
import SDLShell
import Snapshot

/// A picture or film that a run has just taken.
struct FreshCapture {
  /// The name that the scenario gives it.
  let name: String
  /// The times of its cells in virtual seconds; a picture has one.
  let times: [Double]
  /// The screen as text.
  let text: String
  /// How parts moved; nil for a picture.
  let track: MotionTrack?

  /// The size of a cell in pixels, and the fingerprint of each.
  let width, height: Int
  let pixels: [Fingerprint]
  private let pictures: [CompletedCapture.Picture]

  var isFilm: Bool { track != nil }

  /// Paints each cell once to know its fingerprint.
  init(_ completed: CompletedCapture) throws {
    switch completed {
    case .still(let still):
      name = still.name
      times = [still.time]
      pictures = [still.picture]
      text = still.text
      track = nil
    case .film(let film):
      name = film.name
      times = film.cells.map(\.time)
      pictures = film.cells.map(\.picture)
      text = film.text
      track =
        MotionTrack(samples: film.samples).rounded
    }
    var painted = try pictures.map { try $0.fingerprint() }
    let (width, height) = (painted.map(\.width).max() ?? 0, painted.map(\.height).max() ?? 0)
    for (index, cell) in painted.enumerated() where (cell.width, cell.height) != (width, height) {
      painted[index] = PictureFingerprint(
        of: try Self.padded(pictures[index].paint(), width, height))
    }
    (self.width, self.height) = (width, height)
    pixels = painted.map(\.pixels)
  }

  /// Paints a cell.
  ///
  /// If the screen was rotated during a film, its cells have two sizes and are padded with grey.
  func cell(_ index: Int) throws -> Bitmap {
    try Self.padded(pictures[index].paint(), width, height)
  }

  private static func padded(_ cell: Bitmap, _ width: Int, _ height: Int) throws -> Bitmap {
    guard cell.width != width || cell.height != height else { return cell }
    return try Bitmap(PaddedRows(cell.rows, width: width, height: height))
  }

  /// Paints a cell and compresses it until its rows are read, as all cells of a row are in memory
  /// at a time.
  func packedCell(_ index: Int) throws -> any PixelRows {
    try PNGRows(try PNG.encode(try cell(index)))
  }

  /// A fingerprint of everything that is compared, to compare two runs.
  var fingerprint: Fingerprint {
    let track = track.map { "\($0)" } ?? ""
    return Fingerprint(of: "\(times) \(pixels) \(text) \(track)")
  }
}
