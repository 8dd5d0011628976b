import Foundation

/// Reads a visual format, character by character.
nonisolated struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  init(_ format: String) { text = Array(format) }

  /// The format, or what is wrong with it.
  static func parse(_ format: String) throws(VisualFormatFault) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.format()
  }

  private mutating func format() throws(VisualFormatFault) -> VisualFormat {
    var result = VisualFormat()
    if consume("H:") { result.axis = .horizontal } else if consume("V:") { result.axis = .vertical }
    result.elements.append(try element())
    while place < text.count {
      guard result.elements.count == 1 || result.elements.last != .superview else {
        throw fault("Nothing can follow the superview's edge.")
      }
      result.spaces.append(try space())
      result.elements.append(try element())
    }
    let hasView = result.elements.contains { $0 != .superview }
    guard hasView else { throw fault("Expected a view in brackets.") }
    return result
  }

  private mutating func element() throws(VisualFormatFault) -> VisualFormat.Element {
    if consume("|") { return .superview }
    guard consume("[") else { throw fault("Expected a view in brackets, or | for the superview.") }
    let start = place
    let name = word()
    guard !name.isEmpty else { throw fault("Expected the name of a view.") }
    let predicates = next == "(" ? try list() : []
    guard consume("]") else { throw fault("Expected a ] after the view.") }
    return .view(name, predicates, place: start)
  }

  private mutating func space() throws(VisualFormatFault) -> VisualFormat.Space {
    guard consume("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try list() : [try predicate()]
    guard consume("-") else { throw fault("Expected a - after the space.") }
    return .predicates(predicates)
  }

  private mutating func list() throws(VisualFormatFault) -> [VisualFormat.Predicate] {
    _ = consume("(")
    var predicates = [try predicate()]
    while consume(",") { predicates.append(try predicate()) }
    guard consume(")") else { throw fault("Expected a ) after the predicates.") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormatFault) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if consume(">=") {
      relation = .greaterThanOrEqual
    } else if consume("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = consume("==")
    }
    let start = place
    let value = try value()
    return VisualFormat.Predicate(
      relation: relation, value: value, priority: consume("@") ? try self.value() : nil,
      place: start)
  }

  private mutating func value() throws(VisualFormatFault) -> VisualFormat.Value {
    let start = place
    let isNegative = consume("-")
    var word = word()
    // A point is not part of names.
    if word.allSatisfy(\.isNumber), !word.isEmpty, consume(".") { word += "." + self.word() }
    if let number = Double(word) { return .number(isNegative ? -number : number) }
    guard !word.isEmpty, !isNegative, word.first?.isNumber == false else {
      place = start
      throw fault("Expected a number, or the name of a metric or a view.")
    }
    return .name(word)
  }

  private mutating func word() -> String {
    let start = place
    while let next, next.isLetter || next.isNumber || next == "_" { place += 1 }
    return String(text[start..<place])
  }

  private var next: Character? { place < text.count ? text[place] : nil }

  private mutating func consume(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private func fault(_ reason: String) -> VisualFormatFault {
    VisualFormatFault(reason: reason, format: String(text), place: place)
  }
}
