import Foundation

/// The part of a transition in which a property changes: "gone by 0.4", "in from 0.3".
nonisolated struct ProgressWindow: Hashable, Sendable {
  /// Its start and end as progress, 0…1.
  let range: ClosedRange<Double>
  /// The timing curve within.
  let curve: TimingCurve

  /// The whole transition, linear in its progress.
  static let whole = ProgressWindow(range: 0...1, curve: .linear)

  /// The first part, easing out: for what leaves.
  static func until(_ end: Double) -> ProgressWindow {
    ProgressWindow(range: 0...end, curve: .easeOut)
  }

  /// The last part, easing in: for what arrives.
  static func from(_ start: Double) -> ProgressWindow {
    ProgressWindow(range: start...1, curve: .easeIn)
  }

  /// The fraction of the change at a progress of the transition, both 0…1.
  func fraction(of progress: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return curve.value(at: (progress - range.lowerBound) / length)
  }
}
