/// Changes that callbacks make while they run: they are followed once the outermost is done.
nonisolated struct HeldChanges: Hashable, Sendable {
  private var depth = 0
  /// Whether a change made meanwhile is to be followed without animation.
  private(set) var wantsNoAnimation = false

  /// Whether callbacks run.
  var isHolding: Bool { depth > 0 }

  /// Callbacks start.
  mutating func begin() { depth += 1 }

  /// Callbacks are done.
  mutating func end() { depth -= 1 }

  /// The next change is followed without animation.
  mutating func followAtOnce() { wantsNoAnimation = true }

  /// Returns whether what was held is to be followed with animation, and forgets it.
  mutating func take() -> Bool {
    defer { wantsNoAnimation = false }
    return !wantsNoAnimation
  }
}
