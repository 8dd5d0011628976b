/// A top-level key of a scenario other than a ``LookKey``.
nonisolated enum SettingKey: String, CaseIterable {
  case app, description, device, pointer, tolerance, steps
}

/// A key of an appearance setting.
nonisolated enum LookKey: String, CaseIterable {
  case appearance, rtl, contrast
  case textSize = "text-size"
  case boldText = "bold-text"
  case reduceMotion = "reduce-motion"
  case reduceTransparency = "reduce-transparency"
}

/// The key of a step.
nonisolated enum StepKey: String, CaseIterable {
  case tap, press, move, release, cancel, drag, fling, wheel, key, type, rotate, resize, restart,
    look, wait, settle, capture, film, expect

  /// The keys of all steps.
  static let words = allCases.map(\.rawValue)

  /// Whether the key alone is a step.
  var isEnough: Bool {
    switch self {
    case .release, .cancel, .rotate, .restart, .settle: true
    default: false
    }
  }
}

/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case absent, at, by, densest, depth, during, elements, finger, frames, from, label, levels, name,
    over, pixels, present, press, reason, role, settled, title, to, velocity, with
  case sameAs = "same-as"
}

/// The required and optional keys of a mapping.
nonisolated struct MappingForm: Hashable {
  /// The name in error messages.
  let name: String
  /// The required keys.
  var required: [String] = []
  /// The optional keys.
  var optional: [String] = []

  /// All keys.
  var keys: [String] { required + optional }

  private init(_ name: String, _ required: [PartKey] = [], optional: [PartKey] = []) {
    self.name = name
    self.required = required.map(\.rawValue)
    self.optional = optional.map(\.rawValue)
  }

  static let elements = MappingForm("elements", optional: [.present, .absent])
  static let target = MappingForm("a target", [.label], optional: [.role])
  static let tolerance = MappingForm(
    "tolerance", [.levels, .pixels, .reason], optional: [.densest])

  /// The keys of a scenario.
  static let scenario = {
    var form = MappingForm("a scenario")
    form.required = [SettingKey.steps.rawValue]
    form.optional =
      SettingKey.allCases.filter { $0 != .steps }.map(\.rawValue)
      + LookKey.allCases.map(\.rawValue)
    return form
  }()

  /// The keys of a step's mapping; nil if it has none.
  static func inside(_ step: StepKey) -> MappingForm? {
    let name = step.rawValue
    return switch step {
    case .press: MappingForm(name, [.at], optional: [.finger])
    case .move: MappingForm(name, [.to], optional: [.over, .finger])
    case .release: MappingForm(name, optional: [.finger])
    case .drag: MappingForm(name, [.from, .to, .over])
    case .fling: MappingForm(name, [.from, .velocity])
    case .wheel: MappingForm(name, [.at, .by], optional: [.over])
    case .key: MappingForm(name, [.press], optional: [.with])
    case .film: MappingForm(name, [.name, .frames, .over], optional: [.during])
    case .expect: MappingForm(name, optional: [.title, .depth, .elements, .settled, .sameAs])
    case .look: look
    case .tap: target
    case .cancel, .type, .rotate, .resize, .restart, .wait, .settle, .capture: nil
    }
  }

  private static let look = {
    var form = MappingForm("look")
    form.optional = LookKey.allCases.map(\.rawValue)
    return form
  }()
}
