import Foundation

/// A word of a predicate's format.
nonisolated enum PredicateToken: Hashable {
  /// A keyword or a key path; `isName` for one that `#` marks as no keyword.
  case word(String, isName: Bool)
  case text(String)
  case number(NSNumber)
  /// A placeholder, such as `%@` or `%ld`: its last letter.
  case placeholder(Character)
  case variable(String)
  case symbol(String)

  /// The token as it is written.
  var written: String {
    switch self {
    case .word(let word, _): word
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .placeholder(let letter): "%\(letter)"
    case .variable(let name): "$\(name)"
    case .symbol(let symbol): symbol
    }
  }

  /// The words of a format.
  static func tokens(of format: String) throws(PredicateFault) -> [PredicateToken] {
    var lexer = PredicateLexer(rest: format[...])
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }
}

/// Reads one word of a format after the other.
private nonisolated struct PredicateLexer {
  /// The longer ones first.
  private static let symbols = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",",
  ]

  var rest: Substring

  mutating func next() throws(PredicateFault) -> PredicateToken? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    switch first {
    case "\"", "'": return .text(try text(in: first))
    case "%": return placeholder()
    case "$": return .variable(word(after: 1))
    case "#": return .word(word(after: 1), isName: true)
    case "0"..."9", "-": return number() ?? symbol()
    default: return isWordly(first) ? .word(word(after: 0), isName: false) : symbol()
    }
  }

  private func isWordly(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@".contains(character)
  }

  private mutating func word(after count: Int) -> String {
    let word = rest.dropFirst(count).prefix(while: isWordly)
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// A text between quotation marks; a backslash takes what follows as it is, but for `\n` and `\t`.
  private mutating func text(in quote: Character) throws(PredicateFault) -> String {
    let start = rest
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      if character == quote { return text }
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
    }
    throw .openText(String(start.prefix(12)))
  }

  /// A placeholder: what is between the sign and the type's letter tells the size only.
  private mutating func placeholder() -> PredicateToken {
    let sizes = rest.dropFirst().prefix { "lhqzt0123456789.".contains($0) }
    rest = rest[sizes.endIndex...]
    return rest.popFirst().map { .placeholder($0) } ?? .symbol("%")
  }

  private mutating func number() -> PredicateToken? {
    guard let found = rest.prefixMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?/) else {
      return nil
    }
    rest = rest[found.range.upperBound...]
    if let whole = Int(found.0) { return .number(NSNumber(value: whole)) }
    return Double(found.0).map { .number(NSNumber(value: $0)) }
  }

  private mutating func symbol() -> PredicateToken {
    let symbol = Self.symbols.first(where: rest.hasPrefix) ?? String(rest.prefix(1))
    rest = rest.dropFirst(symbol.count)
    return .symbol(symbol)
  }
}
