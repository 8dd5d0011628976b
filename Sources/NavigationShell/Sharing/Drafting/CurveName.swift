import Foundation

/// The name of a curve of motion, found among the usual ones by its values.
nonisolated enum CurveName: Hashable {
  /// A curve that differs from the recorded one by no more than a hundredth of the way.
  case named(String)
  /// A spring that does not swing: the part of its time after which it is half of the way.
  case spring(half: Double)
  /// A curve of its own: the parts of its time after which it is half and nine tenths of the way.
  case own(half: Double, most: Double)

  /// How far a recorded curve may be from a named one, as a part of the way.
  private static let slack = 0.01

  /// - Parameter shares: The parts of the way at even times, from 0 to 1.
  init(of shares: [Double]) {
    let times = shares.indices.map { Double($0) / Double(max(1, shares.count - 1)) }
    let name = Self.usual.first { curve in
      zip(times, shares).allSatisfy { abs(curve.share($0) - $1) <= Self.slack }
    }?.name
    let half = Self.time(of: 0.5, in: shares)
    if let name {
      self = .named(name)
    } else if Self.isSpring(shares, half: half) {
      self = .spring(half: half)
    } else {
      self = .own(half: half, most: Self.time(of: 0.9, in: shares))
    }
  }

  /// When a curve first has a share of the way, as a part of its time.
  private static func time(of share: Double, in shares: [Double]) -> Double {
    guard let next = shares.firstIndex(where: { $0 >= share }), next > 0 else { return 0 }
    let (before, after) = (shares[next - 1], shares[next])
    let place = Double(next - 1) + (share - before) / (after - before)
    return place / Double(max(1, shares.count - 1))
  }

  /// Whether a curve is that of a critically damped spring.
  private static func isSpring(_ shares: [Double], half: Double) -> Bool {
    guard half > 0 else { return false }
    return shares.enumerated().allSatisfy { place, share in
      let time = Double(place) / Double(max(1, shares.count - 1)) / half * halfOfSpring
      return abs(1 - (1 + time) * exp(-time) - share) <= springSlack
    }
  }

  /// When such a spring is half of the way, if its rate is 1: (1 + t) exp(-t) = 1/2.
  private static let halfOfSpring = 1.678_347
  /// The tail of a spring is cut, so that its curve is farther from the formula.
  private static let springSlack = 0.02

  /// UIKit's curves by their names, as cubic curves with two control points.
  private static let usual: [(name: String, share: @Sendable (Double) -> Double)] = [
    ("linear", { $0 }),
    ("ease-in-out", { bezier(0.42, 0, 0.58, 1, at: $0) }),
    ("ease-in", { bezier(0.42, 0, 1, 1, at: $0) }),
    ("ease-out", { bezier(0, 0, 0.58, 1, at: $0) }),
    ("default", { bezier(0.25, 0.1, 0.25, 1, at: $0) }),
  ]

  /// The height of a cubic curve from (0, 0) to (1, 1) at a place.
  private static func bezier(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, at x: Double
  ) -> Double {
    func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<bisections {
      let middle = (low + high) / 2
      if point(a, c, middle) < x { low = middle } else { high = middle }
    }
    return point(b, d, (low + high) / 2)
  }

  /// Enough halvings for a thousandth.
  private static let bisections = 20
}

nonisolated extension CurveName: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let name): name
    case .spring(let half): "spring, half way after \(Self.percent(half)) of the time"
    case .own(let half, let most):
      "half way after \(Self.percent(half)), nine tenths after \(Self.percent(most)) of the time"
    }
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
