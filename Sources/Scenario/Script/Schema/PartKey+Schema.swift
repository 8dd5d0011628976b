import Audit
import Input

nonisolated extension PartKey {
  /// The schema of its value in a mapping.
  func schema(of form: MappingForm) -> JSONValue {
    switch self {
    case .selected, .enabled, .focused, .settled, .percentage, .inCall: .boolean
    case .id, .label, .detail, .matches, .name, .reason, .carrier, .locale, .date, .time, .sameAs,
      .value, .press, .text, .zone:
      .reference("value")
    case .title, .presented: titleSchema(of: form)
    case .role: .reference("role")
    case .finger, .depth, .frames, .levels, .pixels, .densest, .signal, .battery, .times, .over,
      .nth, .exactly, .duration, .margin:
      .quantity(quantity(of: form))
    case .atLeast, .atMost: form == .frame ? .pair(.length) : .quantity(quantity(of: form))
    case .at, .from, .to, .by, .velocity, .size, .fingers: placeSchema(of: form)
    case .inside: Self.elementForms.contains(form) ? .reference("element") : .reference("target")
    case .below, .above, .of, .focus, .target, .within: .reference("element")
    case .before, .after: form == .defaults ? .reference("steps") : .reference("element")
    case .present, .absent, .order: .oneOrList(.reference("element"))
    case .count: .oneOrList(.mapping(.count))
    case .frame: .oneOrList(.mapping(.frame))
    case .whole: .mapping(.whole)
    case .screen: .oneOrList(.reference("value"))
    case .style: .words(ScenarioStep.PresentedQuery.Style.allCases.map(\.rawValue))
    case .towards: .words(ScenarioStep.ScrollDirection.allCases.map(\.rawValue))
    case .checks: Self.audits
    case .except: form == .inside(.audit) ? Self.audits : .oneOrList(.reference("element"))
    case .elements: .mapping(.elements)
    case .with: form == .inside(.key) ? Self.modifiers : .named(.reference("value"))
    case .during, .steps, .then, .otherwise: .reference("steps")
    case .until: .mapping(.until)
    case .device: .oneOrList(.reference("device"))
    case .idiom: .words(ScenarioStep.Idiom.allCases.map(\.rawValue))
    case .part: .anyText
    case .parameters: .named(["type": .array(["string", "number", "boolean", "null"])])
    }
  }

  /// The forms of what is asked of an element.
  static let elementForms: [MappingForm] = [.target, .element, .count]

  /// The schema of a position, a distance or a size.
  private func placeSchema(of form: MappingForm) -> JSONValue {
    switch self {
    case .at where form == .target:
      ["type": "array", "minItems": 2, "maxItems": 2]
    case .at: form == .inside(.wheel) || form == .frame ? .pair(.point) : .reference("target")
    case .from: .reference("target")
    case .to where form == .inside(.scroll):
      .words(ScenarioStep.ScrollEnd.allCases.map(\.rawValue))
    case .by where form == .inside(.pinch): .quantity(.pinchScale)
    case .by where form == .inside(.turn): .quantity(.turnAngle)
    case .by: .pair(.delta)
    case .velocity: .pair(.velocity)
    case .size: .pair(.length)
    case .fingers: .named(.pair(.point))
    default: .pair(.point)
    }
  }

  /// The schema of a title, which may be a pattern, and of what is presented, which has one.
  private func titleSchema(of form: MappingForm) -> JSONValue {
    let whole: MappingForm = self == .presented ? .presented : .pattern(rawValue)
    return .anyOf([.reference("value"), .mapping(whole)])
  }

  private func quantity(of form: MappingForm) -> Quantity {
    switch self {
    case .finger: .finger
    case .depth: .depth
    case .frames: .frames
    case .levels: .levels
    case .pixels: .pixels
    case .densest: .densest
    case .signal: .signal
    case .battery: .percent
    case .nth: .nth
    case .margin: .margin
    case .exactly, .atLeast: .count
    case .times: .turns
    case .atMost where form == .count: .count
    case .atMost where form == .inside(.scrollTo): .drags
    case .atMost where form == .inside(.loop): .turns
    default: form == .inside(.film) ? .filmTime : .movement
    }
  }

  private static var audits: JSONValue {
    .oneOrList(.words(AuditCheck.allCases.filter { !$0.comparesLooks }.map(\.rawValue)))
  }

  private static var modifiers: JSONValue {
    .oneOrList(.words(Modifiers.named.map(\.name)))
  }
}
