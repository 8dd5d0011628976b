import Foundation
import NavigationKit

/// A metric of motion that a person can tune.
struct TunedMetric {
  /// Its name for people, and in Swift.
  let title, name: String
  /// The meaning, with the unit.
  let meaning: String
  let path: WritableKeyPath<TransitionMetrics, Double>
  let range: ClosedRange<Double>
  /// The step in which it is tuned.
  let step: Double

  /// All metrics.
  static let all = [
    TunedMetric(
      "Page Below", "parallax", "how far it goes, of the width", \.parallax, 0...1, 0.01),
    TunedMetric("Dim", "dim", "darkness of the page below", \.dim, 0...0.5, 0.01),
    TunedMetric(
      "Spring", "stiffness", "stiffness for pages and sheets, mass 3", \.stiffness, 100...3000, 10),
    TunedMetric(
      "Edge", "edgeSwipeWidth", "where a swipe may begin, points", \.edgeSwipeWidth, 5...120, 1),
    TunedMetric(
      "Release", "releaseVelocityWeight", "seconds it is projected",
      \.releaseVelocityWeight,
      0...1, 0.01),
    TunedMetric(
      "Way Back", "reverseVelocity", "speed that cancels, points/s", \.reverseVelocity,
      0...2000,
      10),
    TunedMetric("Sheet’s Dim", "sheetDim", "darkness behind a sheet", \.sheetDim, 0...0.6, 0.01),
    TunedMetric(
      "Sheet’s Return", "sheetReturnDuration", "way to a detent, seconds", \.sheetReturnDuration,
      0...2,
      0.01),
    TunedMetric(
      "Alert", "alertDuration", "until it is there, or gone, seconds", \.alertDuration, 0.05...3,
      0.01),
    TunedMetric(
      "Alert’s Scale", "alertStartScale", "that it shrinks from", \.alertStartScale, 0.5...2, 0.01),
    TunedMetric("Menu", "menuDuration", "until it is open, seconds", \.menuDuration, 0...2, 0.01),
    TunedMetric(
      "Context Menu", "contextMenuDuration", "until it is open, seconds", \.contextMenuDuration,
      0...2, 0.01),
    TunedMetric(
      "Keyboard", "keyboardDuration", "until it is there, or gone, seconds", \.keyboardDuration,
      0...2, 0.01),
  ]

  private init(
    _ title: String, _ name: String, _ meaning: String,
    _ path: WritableKeyPath<TransitionMetrics, Double>,
    _ range: ClosedRange<Double>, _ step: Double
  ) {
    (self.title, self.name, self.meaning, self.path) = (title, name, meaning, path)
    (self.range, self.step) = (range, step)
  }

  /// A value on its steps, in its range.
  func fitted(_ value: Double) -> Double {
    let near = min(max(value, range.lowerBound), range.upperBound)
    return (near / step).rounded() * step
  }

  /// The value as in Swift.
  func text(_ value: Double) -> String { String(format: step < 1 ? "%.2f" : "%.0f", value) }

  /// The lines of Swift that set what differs from the default metrics; empty if nothing does.
  static func lines(of metrics: TransitionMetrics) -> [String] {
    let defaults = TransitionMetrics()
    return all.filter { metrics[keyPath: $0.path] != defaults[keyPath: $0.path] }.map {
      "stage.transitionMetrics.\($0.name) = \($0.text(metrics[keyPath: $0.path]))"
    }
  }
}
