import Input

/// The command of a key to a text that is edited.
nonisolated enum TextCommand: Hashable {
  case edit(TextEdit)
  case type(String)
  case deleteBackward
  case copy
  case cut
  case paste
  case style(LetterStyle)

  /// Nil for a key that is not for the text, such as Escape.
  ///
  /// - Parameter isMultiline: Whether the text has lines, so that Tab is a part of it.
  init?(_ key: KeyEvent, isMultiline: Bool) {
    let extends = key.modifiers.contains(.shift)
    let others = key.modifiers.subtracting(.shift)
    let isByWord = others == .control
    switch key.key {
    case .character(let character) where others == .control || others == .command:
      self.init(shortcut: character, isShifted: extends)
    case .delete where others.isEmpty: self = .deleteBackward
    case .delete where isByWord: self = .edit(.delete(.wordBackward))
    case .deleteForward where others.isEmpty && !extends: self = .edit(.delete(.forward))
    case .deleteForward where isByWord: self = .edit(.delete(.wordForward))
    case .return: self = .type("\n")
    case .tab where isMultiline && others.isEmpty && !extends: self = .type("\t")
    default:
      guard others.isEmpty || isByWord,
        let motion = TextMotion(key.key, isByWord: isByWord)
      else { return nil }
      self = .edit(.move(motion, extends: extends))
    }
  }

  private init?(shortcut: Character, isShifted: Bool) {
    switch (shortcut, isShifted) {
    case ("a", false): self = .edit(.selectAll)
    case ("c", false): self = .copy
    case ("x", false): self = .cut
    case ("v", false): self = .paste
    case ("b", false): self = .style(.bold)
    case ("i", false): self = .style(.italic)
    case ("u", false): self = .style(.underline)
    case ("z", false): self = .edit(.undo)
    case ("z", true), ("y", false): self = .edit(.redo)
    default: return nil
    }
  }
}

extension TextMotion {
  /// Where a key moves the caret; nil for other keys.
  nonisolated fileprivate init?(_ key: Key, isByWord: Bool) {
    switch key {
    case .left: self = isByWord ? .wordLeft : .left
    case .right: self = isByWord ? .wordRight : .right
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = isByWord ? .start : .lineStart
    case .end: self = isByWord ? .end : .lineEnd
    default: return nil
    }
  }
}
