import Foundation
import NavigationKit

/// A metric of transitions that a person can tune.
struct TunedMetric {
  /// Its name in Swift.
  let name: String
  /// What it means, with its unit.
  let meaning: String
  let path: WritableKeyPath<TransitionMetrics, Double>
  let range: ClosedRange<Double>
  /// How fine it is tuned.
  let step: Double

  /// All of them.
  static let all = [
    TunedMetric("parallax", "way of the page below, of the width", \.parallax, 0...1, 0.01),
    TunedMetric("dim", "darkness of the page below", \.dim, 0...0.5, 0.01),
    TunedMetric(
      "stiffness", "of the spring of pages and sheets, mass 3", \.stiffness, 100...3000, 10),
    TunedMetric("edgeSwipeWidth", "where a swipe may begin, points", \.edgeSwipeWidth, 5...120, 1),
    TunedMetric(
      "releaseVelocityWeight", "how far a release is projected, seconds", \.releaseVelocityWeight,
      0...1, 0.01),
    TunedMetric(
      "reverseVelocity", "speed back that cancels, points per second", \.reverseVelocity, 0...2000,
      10),
    TunedMetric("sheetDim", "darkness behind a sheet", \.sheetDim, 0...0.6, 0.01),
    TunedMetric(
      "sheetReturnDuration", "way of a sheet to a detent, seconds", \.sheetReturnDuration, 0...2,
      0.01),
  ]

  private init(
    _ name: String, _ meaning: String, _ path: WritableKeyPath<TransitionMetrics, Double>,
    _ range: ClosedRange<Double>, _ step: Double
  ) {
    (self.name, self.meaning, self.path) = (name, meaning, path)
    (self.range, self.step) = (range, step)
  }

  /// A value on its steps.
  func rounded(_ value: Double) -> Double { (value / step).rounded() * step }

  /// The value as in Swift.
  func text(_ value: Double) -> String { String(format: step < 1 ? "%.2f" : "%.0f", value) }

  /// The lines of Swift that set what differs from the usual metrics; empty if nothing does.
  static func lines(of metrics: TransitionMetrics) -> [String] {
    let usual = TransitionMetrics()
    return all.filter { metrics[keyPath: $0.path] != usual[keyPath: $0.path] }.map {
      "stage.transitionMetrics.\($0.name) = \($0.text(metrics[keyPath: $0.path]))"
    }
  }
}
