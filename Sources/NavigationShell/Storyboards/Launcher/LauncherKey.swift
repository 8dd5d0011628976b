import Input

/// The meaning of a key for the launcher of a storyboard's window.
nonisolated enum LauncherKey: Hashable {
  /// Closes the panel.
  case close
  /// Takes a segue, by its index.
  case segue(Int)
  /// Marks another entry of the list.
  case mark(Step)

  /// A step from the marked entry to another one.
  enum Step: Hashable {
    /// So many lines down.
    case lines(Int)
    /// So many visible pages down.
    case pages(Int)
    /// To the first one.
    case first
    /// To the last one.
    case last
  }

  /// The meaning of a key; nil if it is for the app, or for the panel that is open.
  ///
  /// - Parameters:
  ///   - isOpen: Whether the panel is open.
  ///   - showsList: Whether its list is shown; its map moves as whatever scrolls.
  ///   - isWanted: Whether the app has a use for the key, as a text that is edited has.
  init?(_ event: KeyEvent, isOpen: Bool, showsList: Bool, isWanted: Bool) {
    guard event.phase == .down, event.modifiers.isEmpty else { return nil }
    if showsList, let step = Self.steps[event.key] {
      self = .mark(step)
      return
    }
    switch event.key {
    case .escape where isOpen: self = .close
    case .character(let character) where !isWanted && "1"..."9" ~= character:
      guard let number = character.wholeNumberValue else { return nil }
      self = .segue(number - 1)
    default: return nil
    }
  }

  private static let steps: [Key: Step] = [
    .up: .lines(-1), .down: .lines(1), .pageUp: .pages(-1), .pageDown: .pages(1), .home: .first,
    .end: .last,
  ]
}
