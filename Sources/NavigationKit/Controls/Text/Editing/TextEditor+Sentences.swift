extension TextEditor {
  /// Makes a full stop and a space of the space before the caret, as a second space does; returns
  /// false where no word is before that, and for secrets, addresses and numbers.
  func endSentence() -> Bool {
    let (text, selection) = (edited.text, edited.selection)
    guard selection.isCaret, edited.marked == nil, !isSecureTextEntry, keyboardType.hasWords
    else { return false }
    let caret = selection.head
    let before = text.text(in: max(0, caret - Self.reachOfSentence)..<caret)
    guard before.last == " ", let end = before.dropLast().last, end.isLetter || end.isNumber else {
      return false
    }
    return perform(.replace(caret - 1..<caret, insertable(". ")))
  }

  /// How much of the text is looked at before the caret, in UTF-16 units: a space, and more than a
  /// letter has with all that combines with it.
  private static var reachOfSentence: Int { 32 }
}
