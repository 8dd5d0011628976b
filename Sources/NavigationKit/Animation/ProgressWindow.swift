import Foundation

/// The part of a transition over which something changes: "gone by 0.4", "in from 0.3".
nonisolated struct ProgressWindow: Hashable, Sendable {
  /// Where it starts and ends, 0…1.
  let range: ClosedRange<Double>
  /// How it moves within.
  let curve: TimingCurve

  /// The whole transition, at the pages' own pace.
  static let whole = ProgressWindow(range: 0...1, curve: .linear)

  /// Over the first part, easing out: what a leaving part does.
  static func until(_ end: Double) -> ProgressWindow {
    ProgressWindow(range: 0...end, curve: .easeOut)
  }

  /// Over the last part, easing in: what an arriving part does.
  static func from(_ start: Double) -> ProgressWindow {
    ProgressWindow(range: start...1, curve: .easeIn)
  }

  /// The fraction of the change at a progress.
  func fraction(of progress: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return curve.value(at: (progress - range.lowerBound) / length)
  }
}
