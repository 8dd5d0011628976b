package import Drawing
import Foundation
import SDLShell
import Snapshot

/// Makes the picture of a capture's baseline: a screen as it is, a film as a strip with the time
/// above each cell.
package struct StripPicture {
  /// The height of a label with a cell's time, in pixels; labels are not compared.
  package static let labelHeight = 20
  private static let labelFont = Font(size: 12)
  /// The start of a label's baseline from its top left corner, in pixels.
  private static let labelOrigin = CGPoint(x: 4, y: 14)

  private let painter: HeadlessPainter

  /// Makes strips with a painter.
  package init(painter: HeadlessPainter) { self.painter = painter }

  /// The picture of a capture, which is painted while its rows are read.
  func picture(of capture: FreshCapture) throws -> any PixelRows {
    guard capture.isFilm else { return try capture.cell(0).rows }
    let start = capture.times[0]
    return StripRows(Self.plan(of: capture)) { [self] index in
      try label(for: capture.times[index] - start, width: capture.width)
    } cell: { index in
      try capture.packedCell(index)
    }
  }

  /// The layout of a capture's picture; a still is one cell without a label.
  static func plan(of capture: FreshCapture) -> FilmStrip {
    FilmStrip(
      cellWidth: capture.width, cellHeight: capture.height,
      labelHeight: capture.isFilm ? labelHeight : 0, count: capture.pixels.count)
  }

  /// The same for a report; nil for a still.
  static func measures(of capture: FreshCapture) -> CaptureResult.Strip? {
    guard capture.isFilm else { return nil }
    let plan = plan(of: capture)
    return CaptureResult.Strip(
      width: plan.cellWidth, height: plan.cellHeight, columns: plan.columns,
      label: plan.labelHeight, gutter: FilmStrip.gutter, start: capture.times[0])
  }

  /// The layout of a baseline's picture.
  static func plan(of kept: BaselineCapture) -> FilmStrip {
    FilmStrip(
      cellWidth: kept.width, cellHeight: kept.height,
      labelHeight: kept.track == nil ? 0 : labelHeight, count: kept.pixels.count)
  }

  /// The label of a cell.
  package func label(for time: Double, width: Int) throws -> Bitmap {
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
