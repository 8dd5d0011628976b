import Foundation

/// The phase of a refresh control; it changes only through `after(_:)`.
nonisolated enum RefreshPhase: Hashable, Sendable {
  /// Pulling the content down shows more and more of its wheel.
  case waiting
  /// Its wheel spins above the content.
  case refreshing
  /// Refreshing has ended, and the content moves back to its top.
  case ended

  /// An event that may change the phase.
  enum Event: Hashable, Sendable {
    /// The content is pulled down by a distance in points, by a finger or on its own.
    case pulled(CGFloat, byFinger: Bool)
    /// Code begins to refresh.
    case begin
    /// Code ends refreshing.
    case end
  }

  /// The next phase; an event that does not fit changes nothing.
  func after(_ event: Event) -> RefreshPhase {
    switch (self, event) {
    case (.waiting, .pulled(let distance, byFinger: true)) where distance >= RefreshMetrics.trigger:
      .refreshing
    case (.waiting, .begin), (.ended, .begin): .refreshing
    case (.refreshing, .end): .ended
    // One pull refreshes once: the content has to come back first.
    case (.ended, .pulled(let distance, _)) where distance <= 0: .waiting
    default: self
    }
  }

  /// The number of the wheel's spokes shown while the content is pulled down by a distance in
  /// points.
  static func spokes(pulledBy distance: CGFloat) -> Int {
    let (first, last) = (RefreshMetrics.firstSpoke, RefreshMetrics.trigger)
    guard distance >= first else { return 0 }
    let others = CGFloat(SpokeWheel.count - 1) * (distance - first) / (last - first)
    return min(1 + Int(others), SpokeWheel.count)
  }
}

/// The dimensions of refresh controls, in points.
nonisolated enum RefreshMetrics {
  /// The height above the content during refreshing, as in UIKit.
  static let height: CGFloat = 60
  /// How far content is pulled down when the first spoke appears, and when refreshing begins; tuned
  /// by eye.
  static let firstSpoke: CGFloat = 40
  static let trigger: CGFloat = 80
  /// With a title: from the top to the wheel's middle, and to the title's middle.
  static let raisedWheel: CGFloat = 21
  static let title: CGFloat = 45
  /// The duration of the wheel's fade at the end, in seconds.
  static let fadeDuration: TimeInterval = 0.25
}
