extension String {
  /// The text on one line, with nothing in it that a terminal would obey or that would turn the line
  /// round: such characters are written as in JSON, `\n` and `\u001B`.
  package var onOneLine: String {
    changingScalars { $0.isObeyed ? $0.writtenOut : nil }
  }

  /// The text as XML and HTML may hold it, in an element or in quotes.
  var inXML: String {
    changingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n": "&#10;"
      default: scalar.isHarmless ? nil : .unseen
      }
    }
  }

  /// What stands for a character that nobody can see.
  private static let unseen = "\u{FFFD}"

  private func changingScalars(_ change: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let other = change(scalar) {
        text += other
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a control character nor one of the two that XML forbids.
  fileprivate var isHarmless: Bool {
    properties.generalCategory != .control && self != "\u{FFFE}" && self != "\u{FFFF}"
  }

  /// Whether it ends a line, moves a cursor, or changes the direction of what follows.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// The character as JSON writes it.
  fileprivate var writtenOut: String {
    switch self {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u"# + String(repeating: "0", count: 4 - hex.count) + hex
    }
  }

  private var hex: String { String(value, radix: 16, uppercase: true) }
}
