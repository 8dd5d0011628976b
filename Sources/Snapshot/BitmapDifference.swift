public import Drawing

/// How two bitmaps differ: by how many pixels, how much, and where.
public struct BitmapDifference: Hashable, Sendable, CustomStringConvertible {
  /// A rectangle of whole pixels.
  public struct Area: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// How many columns.
    public var width: Int
    /// How many rows.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// How many pixels differ.
  public var count: Int
  /// The largest difference of one component, 1…255.
  public var largest: Int
  /// The smallest rectangle that holds all pixels that differ.
  public var area: Area
  /// What differs, in one line for a person.
  public var description: String

  /// Compares two bitmaps; nil if they are equal.
  ///
  /// Of two sizes, all counts as different.
  public init?(_ actual: Bitmap, _ expected: Bitmap) {
    guard actual != expected else { return nil }
    if actual.width == expected.width, actual.height == expected.height {
      self.init(
        levels: actual.pixels, expected.pixels, width: actual.width, height: actual.height)
    } else {
      self.init(sizes: actual, expected)
    }
  }

  private init(sizes actual: Bitmap, _ expected: Bitmap) {
    count = max(actual.width * actual.height, expected.width * expected.height)
    largest = 255
    area = Area(
      x: 0, y: 0, width: max(actual.width, expected.width),
      height: max(actual.height, expected.height))
    description =
      "the size is \(actual.width)×\(actual.height) pixels, "
      + "expected \(expected.width)×\(expected.height)"
  }

  private init(levels actual: [UInt8], _ expected: [UInt8], width: Int, height: Int) {
    var (count, largest) = (0, 0)
    var (left, top, right, bottom) = (width, height, 0, 0)
    for pixel in 0..<width * height {
      let difference = (pixel * 4..<pixel * 4 + 4)
        .reduce(0) { max($0, abs(Int(actual[$1]) - Int(expected[$1]))) }
      guard difference > 0 else { continue }
      count += 1
      largest = max(largest, difference)
      (left, right) = (min(left, pixel % width), max(right, pixel % width + 1))
      (top, bottom) = (min(top, pixel / width), max(bottom, pixel / width + 1))
    }
    self.count = count
    self.largest = largest
    area = Area(x: left, y: top, width: right - left, height: bottom - top)
    description =
      "\(count) of \(width * height) pixels differ, by up to \(largest) levels, "
      + "within \(right - left)×\(bottom - top) at (\(left), \(top))"
  }
}
