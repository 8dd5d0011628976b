/// An image's orientation, with EXIF's numbers: where the first row and column of stored pixels
/// belong.
package nonisolated enum Orientation: UInt16, Sendable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether width and height change places.
  package var swapsSides: Bool { rawValue >= Orientation.leftMirrored.rawValue }

  /// Rotates stored pixels upright.
  func upright(_ pixels: [UInt32], columns: Int, rows: Int) -> [UInt32] {
    guard self != .up else { return pixels }
    let width = swapsSides ? rows : columns
    let height = swapsSides ? columns : rows
    var upright: [UInt32] = []
    upright.reserveCapacity(pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = stored(x, y, columns: columns, rows: rows)
        upright.append(pixels[row * columns + column])
      }
    }
    return upright
  }

  private func stored(_ x: Int, _ y: Int, columns: Int, rows: Int) -> (column: Int, row: Int) {
    switch self {
    case .up: (x, y)
    case .upMirrored: (columns - 1 - x, y)
    case .down: (columns - 1 - x, rows - 1 - y)
    case .downMirrored: (x, rows - 1 - y)
    case .leftMirrored: (y, x)
    case .right: (y, rows - 1 - x)
    case .rightMirrored: (columns - 1 - y, rows - 1 - x)
    case .left: (columns - 1 - y, x)
    }
  }
}
