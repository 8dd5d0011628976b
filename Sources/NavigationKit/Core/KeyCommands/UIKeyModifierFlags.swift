import Input

/// Keys that are held together with a key command's own key.
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock; no key press is said to have it.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option, which is Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command, which is the system key; Control serves as well.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad; no key press is said to be one.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

nonisolated extension UIKeyModifierFlags {
  private static let keys: [(flag: UIKeyModifierFlags, modifier: Modifiers)] = [
    (.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command),
  ]

  /// The flags of modifier keys.
  init(_ modifiers: Modifiers) {
    self = Self.keys.reduce(into: []) { flags, key in
      if modifiers.contains(key.modifier) { flags.insert(key.flag) }
    }
  }

  /// The same with Command in Control's place: many desktops keep the system key for themselves.
  var withCommandForControl: UIKeyModifierFlags {
    contains(.control) ? subtracting(.control).union(.command) : self
  }
}
