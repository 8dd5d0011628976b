/// How captures and films may be called, since files are named after them.
nonisolated enum CaptureName {
  /// What is wrong with a name; nil if nothing is.
  static func complaint(about name: String) -> String? {
    if let bad = name.first(where: { !isAllowed($0) }) {
      let shown =
        bad.unicodeScalars.allSatisfy(\.isWrittenAsItIs) ? "“\(bad)”" : "a control character"
      return "a name is letters, digits, blanks, - _ and . but has \(shown)"
    }
    if name.first == " " || name.last == " " { return "a name begins and ends with no blank" }
    if name.utf8.count > longest { return "a name has at most \(longest) bytes" }
    return nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_.".contains(character)
  }

  /// A file's name has 255 bytes, and the scenario's name and the screen's are in it too.
  private static let longest = 100
}
