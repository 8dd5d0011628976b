import Drawing
import Foundation

/// A timing curve: maps the fraction of time to the fraction of the change.
nonisolated enum TimingCurve: Hashable, Sendable {
  /// The same speed throughout.
  case linear
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut
  /// A Bézier curve with two control points.
  case cubic(CGPoint, CGPoint)
  /// Swings like a spring.
  case spring(SpringCurve)

  /// How the keyboard slides: fast, then slowly into its place, as films of it show.
  static let keyboard = TimingCurve.cubic(
    CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))

  /// The fraction of the change after a fraction of the time, both 0…1.
  func value(at fraction: Double) -> Double {
    let time = min(max(fraction, 0), 1)
    if case .spring(let spring) = self { return spring.value(at: time) }
    guard time > 0, time < 1, let (x1, y1, x2, y2) = controlPoints else { return time }
    let parameter = solve(time, x1, x2)
    return bezier(parameter, y1, y2)
  }

  /// The curves that Core Animation documents under these names.
  var controlPoints: (Double, Double, Double, Double)? {
    switch self {
    case .linear, .spring: nil
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .cubic(let first, let second):
      (Double(first.x), Double(first.y), Double(second.x), Double(second.y))
    }
  }

  private func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }

  /// The curve's parameter where its x is `time`; x only grows, so halving finds it.
  private func solve(_ time: Double, _ x1: Double, _ x2: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
