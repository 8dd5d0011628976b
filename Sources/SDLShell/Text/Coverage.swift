import Foundation

/// How much of each pixel a shape covers, exactly: the area under its lines, added up from the left.
nonisolated struct Coverage {
  let width: Int
  let height: Int
  /// How the covered area changes from pixel to pixel, row by row; a row has room for two more.
  private var changes: [Float]
  private var stride: Int { width + 2 }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    changes = [Float](repeating: 0, count: (width + 2) * height)
  }

  /// The covered part of each pixel, 0…255, row by row.
  var levels: [UInt8] {
    var levels = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      var covered: Float = 0
      for column in 0..<width {
        covered += changes[row * stride + column]
        levels[row * width + column] = UInt8(min(abs(covered), 1) * 255 + 0.5)
      }
    }
    return levels
  }

  /// Adds a line of a closed shape, in pixels from the top left; it has to lie inside.
  mutating func add(_ from: CGPoint, _ to: CGPoint) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let (top, bottom) = isDown ? (from, to) : (to, from)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    var x = top.x
    for row in Int(top.y)..<min(height, Int(bottom.y.rounded(.up))) {
      let part = min(CGFloat(row + 1), bottom.y) - max(CGFloat(row), top.y)
      let next = x + slope * part
      cross(row, from: min(x, next), to: max(x, next), part: isDown ? part : -part)
      x = next
    }
  }

  /// A line that crosses a part of a row: what is right of it changes by that part.
  private mutating func cross(_ row: Int, from left: CGFloat, to right: CGFloat, part: CGFloat) {
    let first = max(0, Int(left))
    let last = min(width, max(first, Int(right.rounded(.up)) - 1))
    var done: CGFloat = 0
    for column in first...last {
      let area = part * shareRight(of: column, from: left, to: right)
      changes[row * stride + column] += Float(area - done)
      done = area
    }
    changes[row * stride + last + 1] += Float(part - done)
  }

  /// The share of a pixel that lies right of a line between two places on the row, 0…1.
  private func shareRight(of column: Int, from left: CGFloat, to right: CGFloat) -> CGFloat {
    let (start, end) = (CGFloat(column), CGFloat(column + 1))
    guard right - left > 1e-6 else { return min(max(end - left, 0), 1) }
    // The line's part left of the pixel leaves it whole, the part inside leaves what is right of it.
    let (enter, leave) = (max(left, start), min(right, end))
    let before = max(0, min(start, right) - left)
    let inside = max(0, leave - enter)
    return (before + inside * (end - (enter + leave) / 2)) / (right - left)
  }
}
