import Drawing
import Foundation

/// The colours of a GIF's frame and each pixel's index; index 0 is transparent.
///
/// Up to 255 colours are exact; more are divided where that saves most of the error.
nonisolated struct GIFPalette {
  private static let maximumColors = 255

  /// The number of bits of an index: from 2, the format's least, to 8.
  let bits: Int
  /// Red, green and blue of each colour: as many as `bits` can number.
  let table: [UInt8]
  /// The pixels.
  let indices: [UInt8]

  /// Chooses colours for a picture whose pixels are opaque or fully transparent.
  init(of picture: Bitmap) {
    let counts = Self.counts(in: picture)
    var shades = counts.map { Shade(color: $0.key, count: $0.value) }
    // A dictionary has no order, and the same picture always gives the same bytes.
    shades.sort { $0.color < $1.color }
    let boxes = ColorBox.divide(shades, maximum: Self.maximumColors)
    var numbers: [UInt32: UInt8] = [:]
    for (number, box) in boxes.enumerated() {
      for shade in box.shades { numbers[shade.color] = UInt8(number + 1) }
    }
    bits = max(2, Int.bitWidth - boxes.count.leadingZeroBitCount)
    var table = [UInt8](repeating: 0, count: 3 << bits)
    for (number, box) in boxes.enumerated() {
      table.replaceSubrange((number + 1) * 3..<(number + 2) * 3, with: box.mean)
    }
    self.table = table
    indices = Self.indices(of: picture, numbers)
  }

  private static func counts(in picture: Bitmap) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    picture.eachRun { color, pixels in
      if color != 0 { counts[color, default: 0] += pixels.count }
    }
    return counts
  }

  private static func indices(of picture: Bitmap, _ numbers: [UInt32: UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: picture.pixels.count / 4) { indices, filled in
      picture.eachRun { color, pixels in
        let number = numbers[color] ?? 0
        for pixel in pixels { indices[pixel] = number }
      }
      filled = picture.pixels.count / 4
    }
  }
}

/// A colour and the number of its pixels.
private nonisolated struct Shade {
  let color: UInt32
  let count: Int

  func channel(_ number: Int) -> Int { Int(color >> (8 * number) & 0xFF) }
}

/// Colours that become one.
private nonisolated struct ColorBox {
  var shades: [Shade]
  /// The sum of the squared differences from the mean, of the channel where it is greatest.
  private let error: Double
  private let channel: Int
  private let means: [Double]

  var mean: [UInt8] { means.map { UInt8($0.rounded()) } }

  init(_ shades: [Shade]) {
    self.shades = shades
    let count = Double(shades.reduce(0) { $0 + $1.count })
    var (means, errors): ([Double], [Double]) = ([], [])
    for channel in 0..<3 {
      let sum = shades.reduce(0.0) { $0 + Double($1.channel(channel) * $1.count) }
      let mean = sum / max(count, 1)
      let error = shades.reduce(0.0) { sum, shade in
        let distance = Double(shade.channel(channel)) - mean
        return sum + distance * distance * Double(shade.count)
      }
      means.append(mean)
      errors.append(error)
    }
    let channel = (0..<3).max { errors[$0] < errors[$1] } ?? 0
    (self.means, self.channel, error) = (means, channel, errors[channel])
  }

  /// Divides colours into at most so many boxes, always the one with the greatest error.
  static func divide(_ shades: [Shade], maximum: Int) -> [ColorBox] {
    guard shades.count > maximum else { return shades.map { ColorBox([$0]) } }
    var boxes = [ColorBox(shades)]
    while boxes.count < maximum,
      let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
      boxes[worst].error > 0
    {
      let (low, high) = boxes[worst].halves
      boxes[worst] = low
      boxes.append(high)
    }
    return boxes
  }

  /// The colours below the mean, and the others; neither is empty where there is an error.
  private var halves: (ColorBox, ColorBox) {
    let mean = means[channel]
    return (
      ColorBox(shades.filter { Double($0.channel(channel)) < mean }),
      ColorBox(shades.filter { Double($0.channel(channel)) >= mean })
    )
  }
}
