/// A value of JSON, of which a schema is made.
nonisolated enum SchemaValue: Hashable, Encodable, ExpressibleByStringLiteral {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([String: SchemaValue])

  init(stringLiteral value: String) { self = .text(value) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number) where number == number.rounded():
      try container.encode(Int(number))
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  // MARK: What schemas say

  /// A text.
  static let string: SchemaValue = ["type": "string"]

  /// One of several words, or a text that a parameter gives.
  static func words(_ words: [String]) -> SchemaValue {
    .anyOf([["enum": .list(words.map(SchemaValue.text))], .reference("parameter")])
  }

  /// `true` or `false`.
  static let boolean: SchemaValue = .anyOf([["type": "boolean"], .reference("parameter")])

  /// A number in its limits.
  static func quantity(_ quantity: Quantity) -> SchemaValue {
    .anyOf([
      [
        "type": quantity.unit == .whole ? "integer" : "number",
        "minimum": .number(quantity.range.lowerBound),
        "maximum": .number(quantity.range.upperBound),
      ], .reference("parameter"),
    ])
  }

  /// Two numbers.
  static func pair(_ pair: NumberPair) -> SchemaValue {
    [
      "type": "array", "items": .quantity(pair.quantity), "minItems": .number(2),
      "maxItems": .number(2),
    ]
  }

  /// A value, or a list of at least one.
  static func oneOrList(_ value: SchemaValue) -> SchemaValue {
    .anyOf([value, ["type": "array", "items": value, "minItems": .number(1)]])
  }

  /// Names with a value each.
  static func named(_ value: SchemaValue) -> SchemaValue {
    ["type": "object", "additionalProperties": value]
  }

  static func anyOf(_ values: [SchemaValue]) -> SchemaValue { ["anyOf": .list(values)] }

  /// A definition of the schema.
  static func reference(_ name: String) -> SchemaValue {
    ["$ref": .text("#/definitions/\(name)")]
  }
}

nonisolated extension SchemaValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, SchemaValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
