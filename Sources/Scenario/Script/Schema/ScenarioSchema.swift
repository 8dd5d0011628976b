import NavigationKit

/// A JSON Schema, draft 7, of the files that scenarios are made of: made of the same tables by which
/// they are read.
public nonisolated struct ScenarioSchema: Encodable {
  private let root: JSONValue

  /// What a schema is of.
  public enum Subject: String, CaseIterable, Sendable {
    /// Scenarios.
    case scenario
    /// Parts of scenarios.
    case part
    /// The defaults of a folder.
    case defaults
  }

  /// Makes the schema of a kind of file.
  ///
  /// - Parameters:
  ///   - apps: The names of apps, to be completed; others may be paths.
  ///   - devices: The names of devices, to be completed; others may be sizes.
  public init(of subject: Subject, apps: [String], devices: [String]) {
    let form: MappingForm =
      switch subject {
      case .scenario: .scenario
      case .part: .part
      case .defaults: .defaults
      }
    guard case .object(var object) = JSONValue.mapping(form) else { preconditionFailure() }
    object["$schema"] = "http://json-schema.org/draft-07/schema#"
    object["title"] = .string(form.name)
    object["definitions"] = .object(Self.definitions(apps: apps, devices: devices))
    root = .object(object)
  }

  /// Writes the schema.
  public func encode(to encoder: any Encoder) throws { try root.encode(to: encoder) }

  private static func definitions(apps: [String], devices: [String]) -> [String: JSONValue] {
    [
      "parameter": ["type": "string", "pattern": "\\$\\{[^}]+\\}"],
      "value": ["type": .array(["string", "number", "boolean"])],
      "app": known(apps), "device": known(devices),
      "steps": ["type": "array", "items": .reference("step"), "minItems": 1],
      "step": .anyOf([
        ["enum": .array(StepKey.allCases.filter(\.isEnough).map { .string($0.rawValue) })],
        [
          "type": "object", "minProperties": 1, "maxProperties": 1,
          "additionalProperties": false,
          "properties": .object(
            Dictionary(
              uniqueKeysWithValues:
                StepKey.allCases.map {
                  ($0.rawValue, $0.schema.noted("\($0.valueNote): \($0.note)"))
                })),
        ],
      ]),
      "target": .anyOf([.reference("value"), .pair(.point), .mapping(.target)]),
      "element": .anyOf([.reference("value"), .mapping(.element)]),
      "role": .words(StageElement.Role.allCases.map(\.rawValue)),
    ]
  }

  /// Names that are completed, where any text may stand.
  private static func known(_ names: [String]) -> JSONValue {
    .anyOf([["enum": .array(names.map(JSONValue.string))], .anyText])
  }
}

nonisolated extension JSONValue {
  /// A mapping with the keys of a form.
  static func mapping(_ form: MappingForm) -> JSONValue {
    let properties = form.keys.map { key in (key, property(key, of: form)) }
    return [
      "type": "object", "additionalProperties": false,
      "required": .array(form.required.map(JSONValue.string)),
      "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
    ]
  }

  /// The schema of a key; a setting counts where a form has settings.
  private static func property(_ key: String, of form: MappingForm) -> JSONValue {
    let hasSettings = form.keys.contains(SettingKey.app.rawValue)
    if hasSettings, let setting = SettingKey(rawValue: key) {
      return setting.schema.noted(setting.note)
    }
    if let look = LookKey(rawValue: key) {
      return (hasSettings ? .oneOrList(look.schema) : look.schema).noted(look.note)
    }
    guard let part = PartKey(rawValue: key) else { return .anyText }
    return part.schema(of: form).noted(part.note(in: form))
  }
}
