import Drawing
import Foundation

/// How much of a picture has to match, and how closely.
struct PictureTolerance {
  /// The share of pixels that must match, 0…1.
  var precision: Float = 1
  /// How closely a pixel has to match, 0…1.
  var perceptualPrecision: Float = 1

  /// Whether pictures have to be equal.
  var isExact: Bool { precision >= 1 && perceptualPrecision >= 1 }

  /// The farthest that two colours may be apart to match, as ΔE.
  var farthest: Double { (1 - Double(perceptualPrecision)) * 100 }

  /// More than the rounding of a share such as 0.99 as a Float makes of ``farthest``.
  private static let rounding = 1e-5

  /// The number of pixels that do not match, of pictures of one size.
  func mismatches(_ actual: Bitmap, _ expected: Bitmap) -> Int {
    var distances: [Pair: Bool] = [:]
    var count = 0
    actual.pixels.withUnsafeBytes { actual in
      expected.pixels.withUnsafeBytes { expected in
        let actual = actual.bindMemory(to: UInt32.self)
        let expected = expected.bindMemory(to: UInt32.self)
        for index in actual.indices where actual[index] != expected[index] {
          let pair = Pair(
            first: UInt32(littleEndian: actual[index]),
            second: UInt32(littleEndian: expected[index]))
          // Screens have few colours.
          let matches = distances[pair] ?? self.matches(pair)
          distances[pair] = matches
          if !matches { count += 1 }
        }
      }
    }
    return count
  }

  /// Whether so many mismatches are few enough.
  func allows(_ mismatches: Int, of count: Int) -> Bool {
    mismatches == 0 || precision < 1 && Float(count - mismatches) / Float(count) >= precision
  }

  private struct Pair: Hashable {
    let first, second: UInt32
  }

  private func matches(_ pair: Pair) -> Bool {
    perceptualPrecision < 1
      && LabColor.distance(pair.first, pair.second) <= farthest + Self.rounding
  }
}
