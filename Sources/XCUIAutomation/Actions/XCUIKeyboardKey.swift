import Input

/// A key that has no letter, as the text that types it: `XCUIKeyboardKey.delete.rawValue`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The text that types it.
  public let rawValue: String
  /// Makes a key of the text that types it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Backspace.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  /// Return.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  /// Enter.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  /// Tab.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")
  /// Escape.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  /// Delete, which deletes behind the caret.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  /// Arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  /// Arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  /// Arrow left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  /// Arrow right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  /// Home.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  /// End.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  /// Page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  /// Page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// The keys of the characters that are no letters.
  static let keys: [Character: Key] = [
    "\u{8}": .delete, "\u{7F}": .delete, "\n": .return, "\r": .return, "\u{3}": .return,
    "\t": .tab, "\u{1B}": .escape, "\u{F728}": .deleteForward, "\u{F700}": .up,
    "\u{F701}": .down, "\u{F702}": .left, "\u{F703}": .right, "\u{F729}": .home,
    "\u{F72B}": .end, "\u{F72C}": .pageUp, "\u{F72D}": .pageDown,
  ]
}

extension XCUIElement {
  /// Modifier keys that are held.
  public nonisolated struct KeyModifierFlags: OptionSet, Sendable {
    /// A bit for each key.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    var modifiers: Modifiers {
      let pairs: [(Self, Modifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
      ]
      return pairs.filter { contains($0.0) }.reduce(into: []) { $0.insert($1.1) }
    }
  }
}
