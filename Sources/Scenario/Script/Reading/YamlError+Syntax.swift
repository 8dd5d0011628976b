import Yams

nonisolated extension YamlError {
  /// The error of a text that is not YAML, and its position.
  func syntaxError(in text: String) -> (error: YAMLSyntaxError, place: SourcePosition) {
    switch self {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // At the end of a text, the library's mark is on a line after the last.
      let place = min(SourcePosition(mark), SourcePosition(in: text))
      let error = YAMLSyntaxError(
        libraryWords: "\(problem) \(context?.text ?? "")", start: context?.mark.line,
        at: text.scalar(at: place))
      return (error, place)
    case .duplicatedKeysInMapping(let keys, let context):
      return (.repeatedKey(keys.first ?? "", again: nil), SourcePosition(context.mark))
    case .reader:
      return (.invisibleCharacter, SourcePosition(in: text) { !$0.isAllowedInYAML })
    case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
      return (.failure(nil), SourcePosition(line: 1, column: 1))
    }
  }
}

nonisolated extension String {
  /// The character at a position; nil at the end of a line.
  fileprivate func scalar(at place: SourcePosition) -> Unicode.Scalar? {
    let scalar = unicodeScalars.index(of: place).map { unicodeScalars[$0] }
    return scalar?.isLineBreak == true ? nil : scalar
  }
}

nonisolated extension String.UnicodeScalarView {
  /// Where the character at a position is; nil beyond the end of its line.
  func index(of place: SourcePosition) -> Index? {
    var here = SourcePosition(line: 1, column: 1)
    var last: Unicode.Scalar?
    for index in indices {
      let scalar = self[index]
      defer { last = scalar }
      if scalar == "\n", last == "\r" { continue }
      if here == place { return index }
      here.pass(scalar)
    }
    return nil
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character ends a line in YAML.
  var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether YAML allows the character at all.
  fileprivate var isAllowedInYAML: Bool { self == "\t" || isLineBreak || isWrittenAsItIs }

  /// Whether YAML allows the character in a line of text without an escape.
  var isWrittenAsItIs: Bool {
    switch value {
    case 0xFEFF: false
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }
}

nonisolated extension SourcePosition {
  /// The position of a mark; the beginning if the mark was never set.
  init(_ mark: Mark?) {
    self.init(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
  }

  /// The position of the first character that satisfies a condition; the end of the text if there
  /// is none.
  fileprivate init(
    in text: String, isFound: (Unicode.Scalar) -> Bool = { _ in false }
  ) {
    self.init(line: 1, column: 1)
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isFound(scalar) { return }
      if scalar == "\n", last == "\r" { column = 1 } else { pass(scalar) }
      last = scalar
    }
  }

  /// Moves past a character; lines end where YAML ends them.
  fileprivate mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar.isLineBreak { (line, column) = (line + 1, 1) } else { column += 1 }
  }
}
