/// How captures and films may be called, since files are named after them.
nonisolated enum CaptureName {
  /// What is wrong with a name; nil if nothing is.
  static func problem(with name: String) -> ScenarioProblem.Reason? {
    if let character = name.first(where: { !isAllowed($0) }) { return .characterInName(character) }
    if name.first == " " || name.last == " " { return .blankAroundName }
    if name.utf8.count > longest { return .nameTooLong(most: longest) }
    return nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_.".contains(character)
  }

  /// A file's name has 255 bytes, and the scenario's name and the screen's are in it too.
  private static let longest = 100
}
