import Drawing
import Foundation

/// A letter as coverage, and where it lies from the point it is drawn at.
nonisolated struct GlyphPicture {
  let levels: [UInt8]
  let width: Int
  let height: Int
  /// Columns right of the point, perhaps fewer than none.
  let left: Int
  /// Rows above the baseline.
  let top: Int

  /// Draws a letter at an em size in pixels, some part of a pixel right of the point.
  ///
  /// - Parameter boldness: How much thicker its stems become, in ems.
  init(
    of glyph: UInt32, in face: FontFace, em: CGFloat, shift: CGFloat, boldness: CGFloat
  ) {
    let outline = face.outline(of: glyph)
    let heights = face.heights
    let lines = outline.lines { point in
      let y = heights?.fitted(point.y, em: em) ?? point.y * em
      return CGPoint(x: point.x * em + shift, y: -y)
    }
    // A shape drawn twice, side by side, has thicker stems.
    let second =
      boldness > 0 ? lines.map { ($0.0.moved(boldness * em), $0.1.moved(boldness * em)) } : []
    let all = lines + second
    let (xs, ys) = (all.map(\.0.x), all.map(\.0.y))
    left = Int((xs.min() ?? 0).rounded(.down))
    let first = Int((ys.min() ?? 0).rounded(.down))
    top = -first
    width = Int((xs.max() ?? 0).rounded(.up)) - left
    height = Int((ys.max() ?? 0).rounded(.up)) - first
    var coverage = Coverage(width: width, height: height)
    let origin = CGPoint(x: left, y: first)
    for line in all {
      coverage.add(line.0.from(origin), line.1.from(origin))
    }
    levels = coverage.levels
  }
}

nonisolated extension CGPoint {
  fileprivate func moved(_ distance: CGFloat) -> CGPoint { CGPoint(x: x + distance, y: y) }
  fileprivate func from(_ origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}
