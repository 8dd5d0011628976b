/// The value of an element, for which scripts and UI tests have words of their own.
nonisolated enum ElementValue {
  /// A text, such as that of a field.
  case text(String)
  /// Whether a switch is on, or an indicator moves.
  case isOn(Bool)
  /// How far a value is from its minimum, as a share of the range.
  case share(Double)

  /// The value in words, as people say it.
  var words: String {
    switch self {
    case .text(let text): text
    case .isOn(let isOn): isOn ? "on" : "off"
    case .share(let share): "\(Int((share * 100).rounded()))%"
    }
  }

  /// The value as UI tests get it, to whom a switch is 1 or 0.
  var testWords: String {
    guard case .isOn(let isOn) = self else { return words }
    return isOn ? "1" : "0"
  }
}
