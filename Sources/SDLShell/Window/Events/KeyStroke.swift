import Input

/// A key that went down or up, before it is known who has a use for it.
nonisolated struct KeyStroke: Hashable, Sendable {
  /// The key as input for the screen; nil for one that only commands have, such as F1.
  var key: KeyEvent?
  /// The shortcut that it may be as it goes down; nil for none.
  var shortcut: Shortcut?
  /// Whether it is held, and went down before.
  var isRepeat = false

  /// Whether the app may have a use of its own for it, before the window has.
  var mayBeWanted: Bool { shortcut?.isSingleKey ?? false }

  /// The event that the key means; nil for none.
  ///
  /// - Parameters:
  ///   - isTyping: Whether text is edited, which then gets the keys that it needs.
  ///   - isWanted: Whether the app has a use of its own for it.
  func meaning(isTyping: Bool, isWanted: Bool) -> WindowEvent? {
    let command = shortcut.flatMap {
      CommandEntry.command($0, isTyping: isTyping, isWanted: isWanted)
    }
    if let command { return isRepeat ? nil : .command(command, key: key.map(InputEvent.key)) }
    guard let key, !isRepeat || KeyTable.repeats(key.key, with: key.modifiers) else { return nil }
    return .input(.key(key))
  }
}
