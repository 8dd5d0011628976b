import Input

/// What a key means for the launcher of a storyboard's window.
nonisolated enum LauncherKey: Hashable {
  /// Closes the panel.
  case close
  /// Takes a segue, by its index.
  case segue(Int)
  /// Marks the entry above or below.
  case mark(Int)

  /// The meaning of a key; nil if it is for the app, or for the panel that is open.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the panel is open.
  ///   - isWanted: Whether what is played has a use for the key, as a text has that is typed.
  init?(_ event: KeyEvent, isOpen: Bool, isWanted: Bool) {
    guard event.phase == .down else { return nil }
    switch (event.modifiers, event.key) {
    case ([], .escape) where isOpen: self = .close
    case ([], .up) where isOpen: self = .mark(-1)
    case ([], .down) where isOpen: self = .mark(1)
    case ([], .character(let character)) where !isWanted && "1"..."9" ~= character:
      guard let number = character.wholeNumberValue else { return nil }
      self = .segue(number - 1)
    default: return nil
    }
  }
}
