import Drawing
import Foundation
import SDLShell
import Snapshot

/// Makes the one picture that is kept of a capture: a screen as it is, a film as a strip with the time
/// above each cell.
struct StripPicture {
  /// How high the band with a cell's time is, in pixels: it is not compared, and looked at as it is.
  static let labelHeight = 20
  private static let labelFont = Font(size: 12)
  /// How far a label's baseline is from the top of its band and its start from the left, in pixels.
  private static let labelOrigin = CGPoint(x: 4, y: 14)

  private let painter: HeadlessPainter

  init(painter: HeadlessPainter) { self.painter = painter }

  /// The picture of a capture, painted as its rows are read.
  func picture(of capture: FreshCapture) throws -> any PixelRows {
    guard capture.isFilm else { return try capture.cell(0).rows }
    let start = capture.times[0]
    return StripRows(Self.plan(of: capture)) { [self] index in
      try label(for: capture.times[index] - start, width: capture.width)
    } cell: { index in
      try capture.packedCell(index)
    }
  }

  /// Where the cells of a capture's picture lie; a picture that is no film is all cell.
  static func plan(of capture: FreshCapture) -> FilmStrip {
    FilmStrip(
      cellWidth: capture.width, cellHeight: capture.height,
      labelHeight: capture.isFilm ? labelHeight : 0, count: capture.pixels.count)
  }

  /// The same for a report; nil for a picture.
  static func measures(of capture: FreshCapture) -> CaptureResult.Strip? {
    guard capture.isFilm else { return nil }
    let plan = plan(of: capture)
    return CaptureResult.Strip(
      width: plan.cellWidth, height: plan.cellHeight, columns: plan.columns,
      label: plan.labelHeight, gutter: FilmStrip.gutter, start: capture.times[0])
  }

  /// Where they lay as the baseline was made.
  static func plan(of kept: BaselineCapture) -> FilmStrip {
    FilmStrip(
      cellWidth: kept.width, cellHeight: kept.height,
      labelHeight: kept.track == nil ? 0 : labelHeight, count: kept.pixels.count)
  }

  private func label(for time: Double, width: Int) throws -> Bitmap {
    let size = CGSize(width: width, height: Self.labelHeight)
    let text = String(format: "%.3f s", time)
    let frame = DisplayList(
      size: size,
      commands: [
        .fill(Fill(frame: CGRect(origin: .zero, size: size), color: .white)),
        .text(
          TextLine(
            text: text, font: Self.labelFont, color: .black, origin: Self.labelOrigin,
            width: size.width)),
      ])
    return try painter.picture(of: frame, scale: 1)
  }
}
