import Foundation

/// A pattern that a whole text is compared with.
nonisolated struct TextPattern {
  private let expression: NSRegularExpression

  /// A pattern in which `*` stands for any characters and `?` for one; a backslash takes them as they are.
  init(wildcards pattern: String) {
    var expression = ""
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": expression += ".*"
      case "?": expression += "."
      case "\\": expression += escaped(rest.popFirst() ?? "\\")
      default: expression += escaped(character)
      }
    }
    self.init(expression: expression, options: [])

    func escaped(_ character: Character) -> String {
      NSRegularExpression.escapedPattern(for: String(character))
    }
  }

  /// A regular expression; one that cannot be read stops the program.
  init(expression: String, options: String.CompareOptions) {
    var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
    do {
      self.expression = try NSRegularExpression(pattern: "^(?:\(expression))$", options: flags)
    } catch {
      preconditionFailure("Can't do regex matching: “\(expression)” is no regular expression.")
    }
  }

  func matches(_ text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }
}
