import Foundation

/// Reads the words of a format as a condition.
nonisolated struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any]
  private var place = 0
  private var argument = 0

  init(tokens: [PredicateToken], _ arguments: [Any]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  /// The condition that all words are.
  mutating func condition() throws(PredicateFault) -> PredicateCondition {
    let condition = try alternatives()
    if let token { throw .unexpected(token.written, wanted: "AND, OR or the end") }
    return condition
  }

  // MARK: Conditions

  private mutating func alternatives() throws(PredicateFault) -> PredicateCondition {
    var parts = [try conjunction()]
    while consume("OR", "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateCondition {
    var parts = [try negation()]
    while consume("AND", "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateFault) -> PredicateCondition {
    if consume("NOT", "!") { return .not(try negation()) }
    if consume("TRUEPREDICATE") { return .constant(true) }
    if consume("FALSEPREDICATE") { return .constant(false) }
    if let condition = try grouped() { return condition }
    return try comparison()
  }

  /// A condition in parentheses; nil if what is there is the operand of a comparison.
  private mutating func grouped() throws(PredicateFault) -> PredicateCondition? {
    let start = self
    guard consume("("), let inner = try? alternatives() else {
      self = start
      return nil
    }
    guard consume(")") else { throw fault(")") }
    return inner
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateCondition {
    let isAny = consume("ANY", "SOME")
    let isNone = !isAny && consume("NONE")
    let isAll = !isAny && !isNone && consume("ALL")
    let left = try operand()
    guard let type = consumeOperator() else { throw fault("a comparison") }
    let options = try options()
    let comparison = PredicateComparison(
      left: left, right: try operand(), type: type, options: options,
      modifier: isAny || isNone ? .any : isAll ? .all : .direct)
    return isNone ? .not(.comparison(comparison)) : .comparison(comparison)
  }

  private mutating func consumeOperator() -> PredicateOperator? {
    guard let token, let word = keyword(token), let type = PredicateOperator(word: word) else {
      return nil
    }
    place += 1
    return type
  }

  private mutating func options() throws(PredicateFault) -> String.CompareOptions {
    guard consume("[") else { return [] }
    guard case .word(let letters, _) = token else { throw fault("c or d") }
    place += 1
    guard consume("]") else { throw fault("]") }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // Texts are compared as they are, and by no locale.
      case "n", "l": break
      default: throw .option(letters)
      }
    }
    return options
  }

  // MARK: Operands

  private mutating func operand() throws(PredicateFault) -> PredicateOperand {
    if consume("(") {
      let inner = try operand()
      guard consume(")") else { throw fault(")") }
      return inner
    }
    if consume("{") { return .list(try list()) }
    guard let token else { throw .ended(wanted: "a value") }
    if case .symbol = token { throw fault("a value") }
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .variable(let name): return .variable(name)
    case .placeholder("K"): return .keyPath(try keyPath())
    case .placeholder: return .constant(try nextArgument())
    case .word(let word, let isName): return isName ? .keyPath(word) : named(word)
    case .symbol: throw fault("a value")
    }
  }

  private mutating func list() throws(PredicateFault) -> [PredicateOperand] {
    var members: [PredicateOperand] = []
    while !consume("}") {
      members.append(try operand())
      if !consume(",") {
        guard consume("}") else { throw fault("a comma or }") }
        break
      }
    }
    return members
  }

  private func named(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "SELF": return .itself
    default:
      let isOfSelf = word.uppercased().hasPrefix("SELF.")
      return .keyPath(isOfSelf ? String(word.dropFirst("SELF.".count)) : word)
    }
  }

  /// The key path that `%K` stands for, with what is written after it: `%K.count`.
  private mutating func keyPath() throws(PredicateFault) -> String {
    let value = try nextArgument()
    guard let path = value.flatMap({ $0 as? String }) else {
      throw .notKeyPath(PredicateOperand.constant(value).description)
    }
    guard case .word(let rest, _) = token, rest.hasPrefix(".") else { return path }
    place += 1
    return path + rest
  }

  private mutating func nextArgument() throws(PredicateFault) -> Any? {
    guard arguments.indices.contains(argument) else {
      throw .noArgument(placeholder: argument + 1)
    }
    argument += 1
    let value = flattened(arguments[argument - 1])
    return value is NSNull ? nil : value
  }

  // MARK: Words

  private var token: PredicateToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  private func fault(_ wanted: String) -> PredicateFault {
    token.map { .unexpected($0.written, wanted: wanted) } ?? .ended(wanted: wanted)
  }

  private func keyword(_ token: PredicateToken) -> String? {
    switch token {
    case .word(let word, isName: false): word.uppercased()
    case .symbol(let symbol): symbol
    default: nil
    }
  }

  private mutating func consume(_ keywords: String...) -> Bool {
    guard let token, let keyword = keyword(token), keywords.contains(keyword) else { return false }
    place += 1
    return true
  }
}
