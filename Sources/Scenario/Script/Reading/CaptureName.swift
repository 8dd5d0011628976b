/// Checks the names of captures and films, after which files are named.
nonisolated enum CaptureName {
  /// The error of a name; nil if it is valid.
  static func problem(with name: String) -> ScenarioProblem.Reason? {
    if let character = name.first(where: { !isAllowed($0) }) { return .characterInName(character) }
    if name.first == " " || name.last == " " { return .blankAroundName }
    if name.utf8.count > longest { return .nameTooLong(maximum: longest) }
    return nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -_.".contains(character)
  }

  /// The longest name in bytes: a file name has 255, which include the names of scenario and
  /// device.
  private static let longest = 100
}
