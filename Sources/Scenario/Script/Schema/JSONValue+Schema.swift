nonisolated extension JSONValue {
  /// A text.
  static let anyText: JSONValue = ["type": "string"]

  /// One of several words, or a text that a parameter gives.
  static func words(_ words: [String]) -> JSONValue {
    .anyOf([["enum": .array(words.map(JSONValue.string))], .reference("parameter")])
  }

  /// `true` or `false`.
  static let boolean: JSONValue = .anyOf([["type": "boolean"], .reference("parameter")])

  /// A number in its limits.
  static func quantity(_ quantity: Quantity) -> JSONValue {
    .anyOf([
      [
        "type": quantity.unit == .whole ? "integer" : "number",
        "minimum": .number(quantity.range.lowerBound),
        "maximum": .number(quantity.range.upperBound),
      ], .reference("parameter"),
    ])
  }

  /// Two numbers.
  static func pair(_ pair: NumberPair) -> JSONValue {
    [
      "type": "array", "items": .quantity(pair.quantity), "minItems": 2,
      "maxItems": 2,
    ]
  }

  /// A value, or a list of at least one.
  static func oneOrList(_ value: JSONValue) -> JSONValue {
    .anyOf([value, ["type": "array", "items": value, "minItems": 1]])
  }

  /// Names with a value each.
  static func named(_ value: JSONValue) -> JSONValue {
    ["type": "object", "additionalProperties": value]
  }

  static func anyOf(_ values: [JSONValue]) -> JSONValue { ["anyOf": .array(values)] }

  /// A definition of the schema.
  static func reference(_ name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }
}
