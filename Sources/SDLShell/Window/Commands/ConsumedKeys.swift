import Input

/// The keys whose way down was the window's: the screen does not hear that they go up, nor of what
/// they type.
nonisolated struct ConsumedKeys {
  private var keys: Set<Key> = []
  /// Whether the last key that went down was taken: its text, which some have also with Control,
  /// comes right after it.
  private var consumesText = false

  /// Notes a key that the screen does not hear of.
  mutating func consume(_ event: InputEvent) {
    guard case .key(let key) = event, key.phase == .down else { return }
    keys.insert(key.key)
    consumesText = true
  }

  /// Whether an event is the text or the end of a key that was taken; it is so once.
  mutating func end(with event: InputEvent) -> Bool {
    switch event {
    case .text(let text) where text.phase == .committed:
      defer { consumesText = false }
      return consumesText
    case .key(let key) where key.phase == .up: return keys.remove(key.key) != nil
    case .key:
      consumesText = false
      return false
    default: return false
    }
  }
}
