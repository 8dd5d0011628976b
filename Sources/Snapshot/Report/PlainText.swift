extension String {
  /// The text on one line, with line ends, control characters and changes of direction escaped as
  /// in JSON, such as `\n` and `\u001B`.
  package var onOneLine: String {
    changingScalars { $0.isObeyed ? $0.writtenOut : nil }
  }

  /// The text escaped for XML and HTML, in an element or in quotes.
  package var inXML: String {
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

  /// Replaces characters that XML forbids.
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
  /// Whether XML may hold it: no control character, not U+FFFE or U+FFFF.
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

  /// The character's escape in JSON.
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
