import Foundation

/// The animations that were added to a layer, in the order in which they apply.
struct RunningAnimations {
  /// One of them.
  struct Entry {
    let key: String?
    let animation: CAAnimation
    let parts: [LayerAnimation]
    /// Seconds until it ends; infinite if it does not.
    let duration: TimeInterval
    /// When it was added, on the stage's clock; nil while the layer is not on screen.
    var start: TimeInterval?
    /// Ends it.
    var end: VirtualClock.Token?
  }

  var entries: [Entry] = []
  /// When the layer came on screen; nil if it is not.
  var onScreenSince: TimeInterval?

  /// Changes values to those that are shown at a time.
  func apply(to values: inout LayerValues, at now: TimeInterval) {
    for entry in entries {
      guard let start = entry.start else { continue }
      for part in entry.parts { part.apply(to: &values, after: now - start) }
    }
  }
}
