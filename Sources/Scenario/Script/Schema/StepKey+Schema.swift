import Input

nonisolated extension StepKey {
  /// The schema of its value.
  var schema: JSONValue {
    let form = MappingForm.inside(self).map(JSONValue.mapping)
    switch self {
    case .tap, .secondaryClick, .doubleTap, .clear: return .reference("target")
    case .press, .longPress: return .either(.reference("target"), form)
    case .scrollTo: return .either(.reference("element"), form)
    case .key, .capture: return .either(.reference("value"), form)
    case .use: return .either(.anyText, form)
    case .release, .audit: return .either(["type": "null"], form)
    case .rotate:
      return .either(["type": "null"], .words(RotationDirection.allCases.map(\.rawValue)))
    case .cancel, .restart, .settle: return ["type": "null"]
    case .segue, .scene, .type, .openURL, .note: return .reference("value")
    case .wait: return .quantity(.time)
    case .resize: return .pair(.size)
    case .forEach:
      return [
        "type": "object", "required": .array([.string(PartKey.steps.rawValue)]),
        "minProperties": 2, "maxProperties": 2,
        "properties": .object([
          PartKey.steps.rawValue: JSONValue.reference("steps")
            .noted(PartKey.notes(inside: rawValue)?[.steps])
        ]),
        "additionalProperties": .oneOrList(.reference("value")),
      ]
    case .move, .drag, .fling, .wheel, .look, .film, .expect, .choose, .loop, .pinch, .turn,
      .scroll, .enter, .waitFor:
      return form ?? .anyText
    }
  }
}

nonisolated extension JSONValue {
  fileprivate static func either(_ first: JSONValue, _ second: JSONValue?) -> JSONValue {
    .anyOf([first] + (second.map { [$0] } ?? []))
  }
}
