import Drawing
import Foundation

/// The colours in a part of a picture, which a text or a symbol is in front of.
struct Backdrop {
  /// The colours that fill more than a small share of it.
  let colors: [Color]
  /// Whether there are so many of them that it is a photo or a gradient.
  let isVaried: Bool

  /// Reads the colours in rectangles of a picture that has a pixel for each point.
  ///
  /// - Returns: Nil if the rectangles are outside of the picture.
  init?(of rects: [CGRect], in picture: Bitmap) {
    var counts: [Int: (count: Int, red: Int, green: Int, blue: Int)] = [:]
    var total = 0
    for rect in rects {
      for y in Self.range(rect.minY, rect.maxY, picture.height) {
        for x in Self.range(rect.minX, rect.maxX, picture.width) {
          let place = (y * picture.width + x) * 4
          let (red, green, blue) = (
            Int(picture.pixels[place]), Int(picture.pixels[place + 1]),
            Int(picture.pixels[place + 2])
          )
          let key = (red / Self.step * 256 + green / Self.step) * 256 + blue / Self.step
          let former = counts[key] ?? (0, 0, 0, 0)
          counts[key] = (
            former.count + 1, former.red + red, former.green + green, former.blue + blue
          )
          total += 1
        }
      }
    }
    guard total > 0 else { return nil }
    let common = counts.sorted { $0.key < $1.key }.map(\.value)
      .filter { Double($0.count) > Self.leastShare * Double(total) }
    // Of a photo no colour may be common.
    colors = (common.isEmpty ? Array(counts.values) : common).map {
      Color($0.red / $0.count, $0.green / $0.count, $0.blue / $0.count)
    }
    let share = Double(common.map(\.count).reduce(0, +)) / Double(total)
    isVaried = colors.count > Self.mostColors || share < Self.leastShareOfColors
  }

  private static func range(_ low: CGFloat, _ high: CGFloat, _ limit: Int) -> Range<Int> {
    let start = min(max(Int(low.rounded(.down)), 0), limit)
    return start..<min(max(Int(high.rounded(.up)), start), limit)
  }

  /// Colours that are nearer than this, of 256 levels, count as one.
  private static let step = 8
  /// The share from which a colour counts, above the 7 % of a hairline across the box of a text.
  ///
  /// Android's accessibility tests count from 3 % on.
  private static let leastShare = 0.08
  /// How many colours a plain background has at most, and which share of it they fill at least:
  /// estimates, with room for an edge, a line and a shadow.
  private static let mostColors = 6
  private static let leastShareOfColors = 0.6
}
