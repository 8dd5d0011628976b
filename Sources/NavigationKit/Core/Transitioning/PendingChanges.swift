/// Changes that callbacks request while they run; they are applied when the outermost has returned.
nonisolated struct PendingChanges: Hashable, Sendable {
  private var depth = 0
  /// Whether a change requested meanwhile is to be applied with animation.
  private(set) var isAnimated = true

  /// Whether callbacks run.
  var isPerformingCallbacks: Bool { depth > 0 }

  /// Callbacks start.
  mutating func begin() { depth += 1 }

  /// Callbacks are done.
  mutating func end() { depth -= 1 }

  /// The next change is to be applied without animation.
  mutating func applyWithoutAnimation() { isAnimated = false }

  /// Returns whether the pending changes are to be applied with animation, and resets that.
  mutating func take() -> Bool {
    defer { isAnimated = true }
    return isAnimated
  }
}
