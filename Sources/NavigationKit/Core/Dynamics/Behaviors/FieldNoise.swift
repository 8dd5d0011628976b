import Foundation

/// Noise over a plane and time, the same for the same place each time.
nonisolated struct FieldNoise: Hashable, Sendable {
  /// How smooth it is, 0…1.
  var smoothness: Double
  /// How fast it changes: at 1, it is another after a second.
  var speed: Double

  /// Over how many points noise changes that is not smooth at all, and that is as smooth as can be.
  private static let finest = 10.0
  private static let coarsest = 400.0

  /// The noise at a point and a time, −1…1 both ways.
  func value(at point: Vector, _ seconds: Double) -> Vector {
    let length =
      Self.finest + (Self.coarsest - Self.finest) * min(max(smoothness, 0), 1)
    let place = SIMD3(point.x / length, point.y / length, seconds * speed)
    return [Self.value(at: place, seed: 0), Self.value(at: place, seed: 1)]
  }

  /// Between the values at the corners of the cube around a place.
  private static func value(at place: SIMD3<Double>, seed: UInt64) -> Double {
    let corner = place.rounded(.down)
    let inside = place - corner
    let share = inside * inside * (3 - 2 * inside)
    var sum = 0.0
    for index in 0..<8 {
      let step = SIMD3(Double(index & 1), Double(index >> 1 & 1), Double(index >> 2))
      let weights = step * share + (1 - step) * (1 - share)
      sum += weights.x * weights.y * weights.z * value(atCorner: corner + step, seed)
    }
    return sum
  }

  /// A value that seems to be chance, −1…1; each bit of the place counts for it, by multiplications
  /// with odd numbers.
  private static func value(atCorner corner: SIMD3<Double>, _ seed: UInt64) -> Double {
    var hash = seed
    for part in [corner.x, corner.y, corner.z] {
      hash = (hash ^ (part + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    hash = hash &* 0xBF58_476D_1CE4_E5B9
    hash ^= hash >> 32
    return Double(hash >> 11) / Double(1 << 52) - 1
  }
}
