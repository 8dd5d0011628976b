public import Drawing

/// How two bitmaps differ: by how many pixels, how much, and where.
public struct BitmapDifference: Hashable, Sendable, CustomStringConvertible {
  /// A rectangle of whole pixels.
  public struct Area: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The side of the square in which ``densest`` is counted, in pixels.
  public static let window = 8

  /// The number of pixels that differ.
  public var count: Int
  /// The largest difference of one component, 1…255.
  public var largest: Int
  /// How many pixels differ in the square of ``window`` pixels that holds the most of them: tells
  /// one local change from the same number of pixels spread over the screen.
  public var densest: Int
  /// The smallest rectangle that holds all pixels that differ.
  public var area: Area
  /// Whether the bitmaps differ in size, so that their pixels were not compared.
  public var isOfOtherSize: Bool
  /// The difference in one line, to be shown.
  public var description: String

  /// Compares two bitmaps; nil if they are equal.
  ///
  /// If the sizes differ, all pixels count as different.
  public init?(_ actual: Bitmap, _ expected: Bitmap) {
    guard actual.width == expected.width, actual.height == expected.height else {
      self.init(
        size: (actual.width, actual.height), expected: (expected.width, expected.height))
      return
    }
    guard actual != expected else { return nil }
    var pixels = DifferentPixels(width: actual.width)
    actual.pixels.withUnsafeBytes { actual in
      expected.pixels.withUnsafeBytes { expected in
        guard let first = actual.baseAddress, let second = expected.baseAddress else { return }
        for offset in stride(from: 0, to: actual.count, by: pixels.rowLength) {
          pixels.compareRow(first + offset, second + offset)
        }
      }
    }
    self.init(pixels)
  }

  /// The difference of bitmaps of different sizes.
  init(size actual: (width: Int, height: Int), expected: (width: Int, height: Int)) {
    let (width, height) = (
      max(actual.width, expected.width), max(actual.height, expected.height)
    )
    count = max(actual.width * actual.height, expected.width * expected.height)
    largest = 255
    densest = min(width, Self.window) * min(height, Self.window)
    area = Area(x: 0, y: 0, width: width, height: height)
    isOfOtherSize = true
    description =
      "the size is \(actual.width)×\(actual.height) pixels, "
      + "expected \(expected.width)×\(expected.height)"
  }

  /// The difference of bitmaps of one size; nil if no pixels differ.
  init?(_ pixels: DifferentPixels) {
    guard pixels.count > 0 else { return nil }
    count = pixels.count
    largest = pixels.largest
    densest = pixels.densest
    area = pixels.area
    isOfOtherSize = false
    description =
      "\(count) px differ, max \(largest) \(largest == 1 ? "level" : "levels"), "
      + "inside \(area.width)×\(area.height) at (\(area.x),\(area.y))"
  }
}
