import Scenario

/// A parameter of a tool: what it is called, what it may be, and what it is for.
nonisolated struct ToolParameter: Hashable, Sendable {
  /// The names of parameters.
  enum Name: String, CaseIterable, Sendable {
    case what, app, device, appearance, language, rtl, contrast, keyboard, again, session, find,
      role
    case since, format, steps, show, of, scale, marks, from, to, picture, path, captures, replace
    case paths, only, tags, looks, checks
    case `in`
    case textSize = "text_size"
    case boldText = "bold_text"
    case reduceMotion = "reduce_motion"
    case preferCrossFade = "prefer_cross_fade"
    case reduceTransparency = "reduce_transparency"
  }

  /// What a value may be.
  enum Kind: Hashable, Sendable {
    case text
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
    /// A list of texts.
    case texts
    /// Steps: a text of YAML, or a list of such texts and of objects.
    case steps
  }

  let name: Name
  let kind: Kind
  /// What it is for, in a few words.
  let words: String
  var isRequired = false

  /// The parameter in a JSON schema.
  var schema: JSONValue {
    var schema = kind.schema
    schema["description"] = .string(words)
    return .object(schema)
  }
}

nonisolated extension ToolParameter.Kind {
  fileprivate var schema: [String: JSONValue] {
    switch self {
    case .text: ["type": "string"]
    case .flag: ["type": "boolean"]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .choice(let words): ["type": "string", "enum": .array(words.map { .string($0) })]
    case .texts: ["type": "array", "items": ["type": "string"]]
    case .steps:
      [
        "anyOf": [
          ["type": "string"], ["type": "array", "items": ["type": ["string", "object"]]],
        ]
      ]
    }
  }

  /// Whether a value is one of the kind.
  func allows(_ value: JSONValue) -> Bool {
    switch self {
    case .text: value.text.map { !$0.isEmpty } ?? false
    case .flag: value.flag != nil
    case .number(let range): value.double.map(range.contains) ?? false
    case .choice(let words): value.text.map(words.contains) ?? false
    case .texts: value.list?.allSatisfy { $0.text?.isEmpty == false } ?? false
    case .steps:
      value.text != nil
        || value.list?.allSatisfy { $0.text != nil || $0.entries != nil } ?? false
    }
  }

  /// What a value has to be, in words.
  var words: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .texts: "a list of texts"
    case .steps: "steps of YAML: a text, or a list"
    }
  }
}
