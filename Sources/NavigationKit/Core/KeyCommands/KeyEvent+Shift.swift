import Input

extension KeyEvent {
  /// The key of the sign that Shift makes of it, without Shift: a question mark for a slash; nil for
  /// a letter, and without Shift.
  var typedWithShift: KeyEvent? {
    guard modifiers.contains(.shift), case .character(let character) = key else { return nil }
    // Some keyboards say the sign itself.
    let isSign = KeyEvent.signs.values.contains(character)
    guard let sign = KeyEvent.signs[character] ?? (isSign ? character : nil) else { return nil }
    var typed = self
    typed.key = .character(sign)
    typed.modifiers.remove(.shift)
    return typed
  }

  /// The signs that Shift makes of the keys of an American keyboard, and of the German one for `?`.
  private static let signs = Dictionary(
    uniqueKeysWithValues: zip("`1234567890-=[]\\;',./ß", "~!@#$%^&*()_+{}|:\"<>??"))
}
