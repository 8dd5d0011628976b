/// Checks the names of captures and films, after which files are named.
nonisolated enum CaptureName {
  /// The error of a name; nil if it is valid.
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

  /// The longest name in bytes: a file name has 255, which include the names of scenario and device.
  private static let longest = 100
}
