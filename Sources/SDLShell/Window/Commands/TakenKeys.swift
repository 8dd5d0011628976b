import Input

/// The keys whose way down was the window's: the screen does not hear that they go up, either.
nonisolated struct TakenKeys {
  private var keys: Set<Key> = []

  /// Notes a key that the screen does not hear of.
  mutating func take(_ event: InputEvent) {
    if case .key(let key) = event, key.phase == .down { keys.insert(key.key) }
  }

  /// Whether an event is the end of a key that was taken; it is so once.
  mutating func end(with event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.phase == .up else { return false }
    return keys.remove(key.key) != nil
  }
}
