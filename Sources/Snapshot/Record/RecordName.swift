/// Escapes names so that a record's lines can be parsed again.
enum RecordName {
  /// A name between quotes.
  static func quoted(_ name: String) -> String { "\"\(escaped(name))\"" }

  /// A name with escapes for spaces that are first, last or follow another.
  static func spaced(_ name: String) -> String {
    var isAfterSpace = true
    var text = ""
    for character in escaped(name).unicodeScalars {
      let isSpace = character == " "
      text += isSpace && isAfterSpace ? "\\s" : String(character)
      isAfterSpace = isSpace
    }
    return text.hasSuffix(" ") ? text.dropLast() + "\\s" : text
  }

  /// A name with escapes for all spaces.
  static func word(_ name: String) -> String {
    escaped(name).unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar == " " ? "\\s" : String(scalar)
    }
  }

  private static func escaped(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\".unicodeScalars
      case "\"": text += "\\\"".unicodeScalars
      case "\n": text += "\\n".unicodeScalars
      case "\r": text += "\\r".unicodeScalars
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// Undoes any of these escapes; nil if an escape is unknown.
  static func read(_ text: some StringProtocol) -> String? {
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        guard let meant = meanings[scalar] else { return nil }
        name.append(meant)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        name.append(scalar)
      }
    }
    return isEscaped ? nil : String(name)
  }

  private static let meanings: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "\"": "\"", "n": "\n", "r": "\r", "s": " ",
  ]
}
