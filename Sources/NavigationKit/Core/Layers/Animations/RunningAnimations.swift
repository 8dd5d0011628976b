import Foundation

/// The animations that were added to a layer, in the order in which they apply.
struct RunningAnimations {
  /// An animation that was added.
  struct Entry {
    let key: String?
    let animation: CAAnimation
    let parts: [LayerAnimation]
    /// Seconds until it ends; infinite if it does not.
    let duration: TimeInterval
    /// When it was added, in the layer's time; nil while the layer is not on screen.
    var start: TimeInterval?
    /// The start on the stage's clock.
    var clockStart: TimeInterval?
    /// The clock's task that ends the animation.
    var end: VirtualClock.Token?
    /// The stage that it was started on.
    weak var stage: Stage?
    /// The layer's picture when a transition was added; nil for another animation.
    var former: FormerPicture?

    /// The animation's number among all that were added to the layer.
    var number = 0

    func cancelEnd() { stage?.clock.cancel(end) }

    /// Whether it goes on without an end, or so long that a stage can settle while it runs.
    var isEndless: Bool { !(duration < RunningAnimations.longest) }
  }

  /// The duration from which on an animation counts as endless, in seconds.
  private static let longest: TimeInterval = 3600

  var entries: [Entry] = []
  private var made = 0
  /// When the layer came on screen; nil if it is not.
  var onScreenSince: TimeInterval?

  mutating func append(_ entry: Entry) {
    made += 1
    entries.append(entry)
    entries[entries.count - 1].number = made
  }

  /// When the first endless animation began, on the stage's clock; nil if none runs.
  var startOfRepetition: TimeInterval? {
    entries.first { $0.isEndless && $0.start != nil }?.clockStart
  }

  /// Changes values to those that are shown at a time of the layer.
  func apply(to values: inout LayerValues, at now: TimeInterval) {
    for entry in entries {
      guard let start = entry.start else { continue }
      for part in entry.parts { part.apply(to: &values, after: now - start) }
    }
  }

  /// The transition that runs at a time of the layer, and how much of it is done; nil if none does.
  func transition(at now: TimeInterval) -> (former: FormerPicture, progress: Double)? {
    for entry in entries.reversed() {
      guard let start = entry.start, let former = entry.former else { continue }
      return former.timing.place(after: now - start).map { (former, $0.fraction) }
    }
    return nil
  }
}
