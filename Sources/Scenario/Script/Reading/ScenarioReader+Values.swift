import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// A text; numbers and yes or no are texts too where one is expected.
  mutating func text(_ node: Node?, for name: String, canBeEmpty: Bool = false) -> String? {
    guard let node else { return nil }
    guard case .scalar(let scalar) = node, !node.isNothing else {
      report(node, for: name, expected: .text)
      return nil
    }
    guard canBeEmpty || scalar.string.contains(where: { !$0.isWhitespace }) else {
      report(.emptyText(key: name), at: node.place)
      return nil
    }
    return scalar.string
  }

  /// Text as it is typed: blanks count.
  mutating func typedText(_ node: Node, for name: String) -> String? {
    guard let text = text(node, for: name, canBeEmpty: true) else { return nil }
    if text.isEmpty { report(.emptyText(key: name), at: node.place) }
    return text.isEmpty ? nil : text
  }

  /// One of some words.
  mutating func choice<Value>(
    _ node: Node?, for name: String, among words: [(word: String, value: Value)]
  ) -> Value? {
    guard let node else { return nil }
    if case .scalar(let scalar) = node, let known = words.first(where: { $0.word == scalar.string })
    {
      return known.value
    }
    report(node, for: name, expected: .word(words.map(\.word)))
    return nil
  }

  /// Yes or no.
  mutating func flag(_ node: Node?, for name: String) -> Bool? {
    choice(node, for: name, among: [("true", true), ("false", false)])
  }

  /// A number that is measured in something and has limits.
  mutating func number(_ node: Node?, for name: String, _ quantity: Quantity) -> Double? {
    guard let node else { return nil }
    guard case .scalar(let scalar) = node, scalar.style == .plain,
      scalar.string.allSatisfy(Self.numerals.contains), let number = Double(scalar.string),
      quantity.allows(number)
    else {
      report(node, for: name, expected: .quantity(quantity))
      return nil
    }
    return number
  }

  /// A number without fractions.
  mutating func whole(_ node: Node?, for name: String, _ quantity: Quantity) -> Int? {
    number(node, for: name, quantity).map { Int($0) }
  }

  /// Two numbers in brackets.
  mutating func pair(_ node: Node?, for name: String, _ pair: NumberPair) -> (Double, Double)? {
    guard let node else { return nil }
    guard case .sequence(let list) = node, list.count == 2 else {
      report(node, for: name, expected: .pair(pair))
      return nil
    }
    let (first, second) = (
      number(list[0], for: name, pair.quantity), number(list[1], for: name, pair.quantity)
    )
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// A place on the screen.
  mutating func point(_ node: Node?, for name: String) -> CGPoint? {
    pair(node, for: name, .point).map { CGPoint(x: $0, y: $1) }
  }

  /// What numbers are written with: not with letters for infinity, or of other bases.
  private static let numerals = Set("+-.0123456789eE")
}
