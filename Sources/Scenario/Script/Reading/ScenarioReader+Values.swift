import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads a text; numbers and `true` or `false` count as texts too.
  mutating func text(_ node: Node?, for name: String, canBeEmpty: Bool = false) -> String? {
    guard let node = node.flatMap({ filled($0) }) else { return nil }
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

  /// Reads text to type, in which spaces count.
  mutating func typedText(_ node: Node, for name: String) -> String? {
    guard let text = text(node, for: name, canBeEmpty: true) else { return nil }
    if text.isEmpty { report(.emptyText(key: name), at: node.place) }
    return text.isEmpty ? nil : text
  }

  /// Reads one of several words.
  mutating func choice<Value>(
    _ node: Node?, for name: String, among words: [(word: String, value: Value)]
  ) -> Value? {
    guard let node = node.flatMap({ filled($0) }) else { return nil }
    if case .scalar(let scalar) = node, let match = words.first(where: { $0.word == scalar.string })
    {
      return match.value
    }
    report(node, for: name, expected: .word(words.map(\.word)))
    return nil
  }

  /// Reads `true` or `false`.
  mutating func flag(_ node: Node?, for name: String) -> Bool? {
    choice(node, for: name, among: [("true", true), ("false", false)])
  }

  /// Reads a number within a quantity's limits.
  mutating func number(_ node: Node?, for name: String, _ quantity: Quantity) -> Double? {
    guard let node = node.flatMap({ filled($0) }) else { return nil }
    guard case .scalar(let scalar) = node, scalar.style == .plain,
      scalar.string.allSatisfy(Self.numerals.contains), let number = Double(scalar.string),
      quantity.allows(number)
    else {
      report(node, for: name, expected: .quantity(quantity))
      return nil
    }
    return number
  }

  /// Reads a whole number.
  mutating func whole(_ node: Node?, for name: String, _ quantity: Quantity) -> Int? {
    number(node, for: name, quantity).map { Int($0) }
  }

  /// Reads two numbers in brackets.
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

  /// Reads a point of the screen.
  mutating func point(_ node: Node?, for name: String) -> CGPoint? {
    pair(node, for: name, .point).map { CGPoint(x: $0, y: $1) }
  }

  /// The characters of numbers, without those for infinity and other bases.
  private static let numerals = Set("+-.0123456789eE")
}
