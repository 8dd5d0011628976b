import Input

extension KeyEvent {
  /// The key of the sign that Shift makes of it, without Shift: a question mark for a slash; nil for
  /// a letter, and without Shift.
  var typedWithShift: KeyEvent? {
    guard modifiers.contains(.shift), case .character(let character) = key, !character.isLetter
    else { return nil }
    var typed = self
    typed.key = .character(KeyEvent.signs[character] ?? character)
    typed.modifiers.remove(.shift)
    return typed
  }

  /// What Shift makes of the keys of an American keyboard.
  private static let signs = Dictionary(
    uniqueKeysWithValues: zip("`1234567890-=[]\\;',./", "~!@#$%^&*()_+{}|:\"<>?"))
}
