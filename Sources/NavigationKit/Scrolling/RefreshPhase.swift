import Foundation

/// What a refresh control does, changed by one function only.
nonisolated enum RefreshPhase: Hashable, Sendable {
  /// Pulling the content down shows more and more of its wheel.
  case waiting
  /// Its wheel spins above the content.
  case refreshing
  /// It has ended, and the content moves back over it.
  case ended

  /// What happens to it.
  enum Event: Hashable, Sendable {
    /// The content is pulled down by a distance in points, by a finger or on its own.
    case pulled(CGFloat, byFinger: Bool)
    /// Code begins to refresh.
    case begin
    /// Code ends it.
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

  /// The number of spokes that content pulled down by a distance shows, one after the other.
  static func spokes(pulledBy distance: CGFloat) -> Int {
    let (first, last) = (RefreshMetrics.firstSpoke, RefreshMetrics.trigger)
    guard distance >= first else { return 0 }
    let others = CGFloat(SpokeWheel.count - 1) * (distance - first) / (last - first)
    return min(1 + Int(others), SpokeWheel.count)
  }
}

/// The dimensions of refresh controls, in points.
nonisolated enum RefreshMetrics {
  /// The height above the content while it refreshes, as UIKit has it.
  static let height: CGFloat = 60
  /// How far content is pulled down when the first spoke appears, and when it refreshes; tuned by
  /// eye.
  static let firstSpoke: CGFloat = 40
  static let trigger: CGFloat = 80
  /// From the top to the wheel's middle above a title, and to the title's middle.
  static let raisedWheel: CGFloat = 21
  static let title: CGFloat = 45
  /// Seconds in which the wheel fades at the end.
  static let fadeDuration: TimeInterval = 0.25
}
