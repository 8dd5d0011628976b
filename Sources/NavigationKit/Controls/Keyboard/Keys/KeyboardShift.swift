/// Whether letters are capitals: pure.
nonisolated enum KeyboardShift: Hashable, Sendable {
  /// As the text says, which may want a capital.
  case byText(isOn: Bool)
  /// A finger turned it off or on for the next letter.
  case off
  case on
  /// All letters are, until it is pressed again.
  case locked

  var isOn: Bool { self == .locked || self == .on || self == .byText(isOn: true) }

  /// After its key was pressed; twice quickly locks it.
  func pressed(isSecond: Bool) -> KeyboardShift {
    if self == .locked { return .off }
    return isSecond ? .locked : isOn ? .off : .on
  }

  /// After a letter, or where a text begins that may want a capital.
  func released(capitalizes: Bool) -> KeyboardShift {
    self == .locked ? .locked : .byText(isOn: capitalizes)
  }

  /// The same, where the text may say something else by now.
  func following(capitalizes: Bool) -> KeyboardShift {
    if case .byText = self { .byText(isOn: capitalizes) } else { self }
  }

  /// The symbol on its key.
  var symbol: String {
    self == .locked ? "capslock.fill" : isOn ? "shift.fill" : "shift"
  }
}
