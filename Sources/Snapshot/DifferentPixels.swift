import Drawing
import Foundation

/// Counts the pixels that differ between two pictures of one width, row by row.
///
/// Each row is compared with `memcmp` first, so that equal pictures cost little more than reading
/// them.
struct DifferentPixels {
  private(set) var count = 0
  private(set) var largest = 0
  private(set) var densest = 0
  private var left: Int
  private var right = 0
  private var top = 0
  private var bottom = 0
  private let width: Int
  private var row = 0
  private var window: SlidingWindow
  private var marks: [UInt8]

  /// - Parameter width: The width of both pictures, in pixels.
  init(width: Int) {
    self.width = width
    left = width
    window = SlidingWindow(width: width)
    marks = [UInt8](repeating: 0, count: width)
  }

  /// The smallest rectangle that holds all pixels that differ.
  var area: BitmapDifference.Area {
    BitmapDifference.Area(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Bytes in a row.
  var rowLength: Int { width * 4 }

  /// Compares the next row of both.
  mutating func compareRow(_ actual: UnsafeRawPointer, _ expected: UnsafeRawPointer) {
    defer { row += 1 }
    guard memcmp(actual, expected, rowLength) != 0 else { return window.skipRow() }
    mark(actual, expected)
    window.add(marks, from: left, to: right)
    densest = max(densest, window.densest(from: left, to: right))
  }

  /// Counts the pixels of a row that differ, at least one, and marks them with 1, the others with
  /// 0.
  private mutating func mark(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) {
    if count == 0 { top = row }
    bottom = row + 1
    for column in 0..<width {
      let one = first.load(fromByteOffset: column * 4, as: UInt32.self)
      let other = second.load(fromByteOffset: column * 4, as: UInt32.self)
      marks[column] = one == other ? 0 : 1
      guard one != other else { continue }
      count += 1
      left = min(left, column)
      right = max(right, column + 1)
      largest = max(largest, Self.levels(one, other))
    }
  }

  /// The largest difference of one component.
  private static func levels(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
    }
    return largest
  }
}

/// For each column, how many pixels differ in the last ``BitmapDifference/window`` rows.
private struct SlidingWindow {
  private static let side = BitmapDifference.window
  private var columns: [UInt8]
  private var rows: ArraySlice<[UInt8]?> = []

  init(width: Int) { columns = [UInt8](repeating: 0, count: width) }

  /// Adds a row without differences.
  mutating func skipRow() { go(on: nil) }

  /// Adds a row whose differences are all inside a range of columns.
  mutating func add(_ marks: [UInt8], from left: Int, to right: Int) {
    go(on: marks)
    for column in left..<right { columns[column] += marks[column] }
  }

  private mutating func go(on marks: [UInt8]?) {
    rows.append(marks)
    guard rows.count > Self.side, let oldest = rows.removeFirst() else { return }
    for column in columns.indices { columns[column] -= oldest[column] }
  }

  /// The largest count in a square that ends at the last row.
  func densest(from left: Int, to right: Int) -> Int {
    var (sum, maximum) = (0, 0)
    for column in left..<right {
      sum += Int(columns[column])
      if column - Self.side >= left { sum -= Int(columns[column - Self.side]) }
      maximum = max(maximum, sum)
    }
    return maximum
  }
}
