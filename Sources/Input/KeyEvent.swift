public import Foundation

/// A key that went down or up.
public struct KeyEvent: Hashable, Sendable {
  /// Whether the key went down or up.
  public enum Phase: Hashable, Sendable {
    /// It went down, or repeats while it is held.
    case down
    /// It went up.
    case up
  }

  /// The key.
  public var key: Key
  /// The modifier keys held.
  public var modifiers: Modifiers
  /// Whether it went down or up.
  public var phase: Phase
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes a key event.
  public init(key: Key, modifiers: Modifiers = [], phase: Phase = .down, time: TimeInterval) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    self.time = time
  }
}

/// A key by its meaning, not by its position.
public enum Key: Hashable, Sendable {
  /// The key that types this character, without modifiers: `"s"`, `"7"`.
  case character(Character)
  /// Escape.
  case escape
  /// Return or Enter.
  case `return`
  /// Tab.
  case tab
  /// Backspace.
  case delete
  /// Delete, which deletes what is behind the caret.
  case deleteForward
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// The back key of a keyboard or the back button of a mouse.
  case back
}

/// Modifier keys held down together with a key.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit per modifier.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Control.
  public static let control = Modifiers(rawValue: 2)
  /// Alt, or Option.
  public static let alternate = Modifiers(rawValue: 4)
  /// The system key, or Command.
  public static let command = Modifiers(rawValue: 8)
}
