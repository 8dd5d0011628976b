import Audit
import Input

nonisolated extension PartKey {
  /// The schema of its value in a mapping.
  func schema(of form: MappingForm) -> SchemaValue {
    switch self {
    case .selected, .enabled, .focused, .settled, .percentage, .inCall: .boolean
    case .id, .label, .detail, .title, .name, .reason, .carrier, .locale, .date, .time, .sameAs,
      .value, .press:
      .reference("value")
    case .role: .reference("role")
    case .finger, .depth, .frames, .levels, .pixels, .densest, .signal, .battery, .times, .atMost,
      .over:
      .quantity(quantity(of: form))
    case .at: form == .inside(.wheel) ? .pair(.point) : .reference("target")
    case .from: .reference("target")
    case .to: .pair(.point)
    case .by: .pair(.delta)
    case .velocity: .pair(.velocity)
    case .present, .absent: .oneOrList(.reference("element"))
    case .checks: Self.audits
    case .except: Self.audits
    case .elements: .mapping(.elements)
    case .with: form == .inside(.key) ? Self.modifiers : .named(.reference("value"))
    case .during, .steps, .then, .otherwise, .before, .after: .reference("steps")
    case .until: .mapping(.until)
    case .device: .oneOrList(.reference("device"))
    case .idiom: .words(ScenarioStep.Idiom.allCases.map(\.rawValue))
    case .part: .string
    case .parameters: .named(["type": .list(["string", "number", "boolean", "null"])])
    }
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
    case .times, .atMost: .turns
    default: form == .inside(.film) ? .filmTime : .movement
    }
  }

  private static var audits: SchemaValue {
    .oneOrList(.words(AuditCheck.allCases.filter { !$0.comparesLooks }.map(\.rawValue)))
  }

  private static var modifiers: SchemaValue {
    .oneOrList(.words(Modifiers.named.map(\.name)))
  }
}
