package import Foundation

/// A JSON value.
package nonisolated enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a text; nil if it is not JSON.
  package init?(_ text: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: text) else { return nil }
    self = value
  }

  /// A value as it is encoded.
  package init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }

  /// The value in one line, with sorted keys, the same each time.
  package var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are none in JSON cannot be encoded, and it reads none.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  // MARK: Parts

  /// The value of a key; nil if there is none, or this is no object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  /// The text, if it is one.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The whole number, if it is one.
  package var whole: Int? { if case .int(let number) = self { number } else { nil } }
  /// The number, if it is one.
  package var double: Double? {
    switch self {
    case .int(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
  /// Whether it is true, if it is true or false.
  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// The values of a list, if it is one.
  package var list: [JSONValue]? { if case .array(let list) = self { list } else { nil } }
  /// The values of an object by key, if it is one.
  package var entries: [String: JSONValue]? {
    if case .object(let entries) = self { entries } else { nil }
  }
}

nonisolated extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .int(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .array(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .int(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let list): try container.encode(list)
    case .object(let entries): try container.encode(entries)
    }
  }
}

nonisolated extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }
  package init(dictionaryLiteral entries: (String, JSONValue)...) {
    self = .object(Dictionary(entries) { _, last in last })
  }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(integerLiteral number: Int) { self = .int(number) }
}
