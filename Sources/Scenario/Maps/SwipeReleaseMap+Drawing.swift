public import Drawing
import Foundation

nonisolated extension SwipeReleaseMap {
  /// The map as a picture: a square per release, blue if the page is popped, else grey.
  public var displayList: DisplayList {
    DisplayList(
      size: CGSize(
        width: Self.margin.width + CGFloat(places.count) * Self.cell + Self.rest,
        height: Self.margin.height + CGFloat(velocities.count) * Self.cell + Self.rest),
      commands: ground + columnTitles + rowTitles + squares)
  }

  /// The distance between squares, and the gap between them, in points.
  private static let cell: CGFloat = 20
  private static let gap: CGFloat = 2
  /// The margin above and left of the squares for titles, and the margin right of and below them.
  private static let margin = CGSize(width: 64, height: 56)
  private static let rest: CGFloat = 16
  private static let font = Font(size: 10)

  private var ground: [DrawCommand] {
    let everything = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    return [.fill(Fill(frame: everything, color: .white))]
      + [
        Self.text("released at % of the width; rows: points a second", x: 8, baseline: 18),
        Self.text("blue pops, grey returns", x: 8, baseline: 32),
      ]
  }

  private var columnTitles: [DrawCommand] {
    stride(from: 0, to: places.count, by: 2).map { index in
      Self.text(
        "\(Int((places[index] * 100).rounded()))",
        x: Self.margin.width + CGFloat(index) * Self.cell + 3, baseline: Self.margin.height - 4)
    }
  }

  private var rowTitles: [DrawCommand] {
    velocities.enumerated().map { index, velocity in
      Self.text(
        "\(Int(velocity.rounded()))", x: 24,
        baseline: Self.margin.height + CGFloat(index) * Self.cell + 14)
    }
  }

  private var squares: [DrawCommand] {
    pops.enumerated().flatMap { row, releases in
      releases.enumerated().compactMap { column, pops in
        pops.map { square(row: row, column: column, pops: $0) }
      }
    }
  }

  private func square(row: Int, column: Int, pops: Bool) -> DrawCommand {
    let frame = CGRect(
      x: Self.margin.width + CGFloat(column) * Self.cell,
      y: Self.margin.height + CGFloat(row) * Self.cell, width: Self.cell - Self.gap,
      height: Self.cell - Self.gap)
    let blue = Color(red: 0, green: 0.478, blue: 1)
    let grey = Color(red: 0.898, green: 0.898, blue: 0.918)
    return .fill(Fill(frame: frame, color: pops ? blue : grey, cornerRadius: 3))
  }

  private static func text(_ text: String, x: CGFloat, baseline: CGFloat) -> DrawCommand {
    .text(
      TextLine(
        text: text, font: font, color: .black, origin: CGPoint(x: x, y: baseline), width: 300))
  }
}
