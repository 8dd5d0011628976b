extension String {
  /// The text on one line, with nothing in it that a terminal would obey.
  var onOneLine: String {
    changingScalars { $0.properties.isWhitespace ? " " : $0.isHarmless ? nil : .unseen }
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
}
