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

  /// What a target and an expected element may ask for.
  private static let elementKeys: [PartKey] = [
    .role, .label, .matches, .id, .value, .detail, .selected, .enabled, .focused, .inside, .below,
    .above, .before, .after, .nth,
  ]

  static let elements = MappingForm("elements", optional: [.present, .absent, .count, .order])
  static let count = MappingForm(
    "count", optional: elementKeys + [.exactly, .atLeast, .atMost])
  static let presented = MappingForm("presented", optional: [.title, .style])
  static let frame = MappingForm("frame", [.of], optional: [.at, .size, .atLeast, .within])
  static let whole = MappingForm("whole", [.inside])
  static let element = MappingForm(
    "an element",
    optional: elementKeys)
  static let target = MappingForm("a target", optional: elementKeys + [.at])
  static let tolerance = MappingForm(
    "tolerance", [.levels, .pixels, .reason], optional: [.densest])

  static let statusBar = MappingForm(
    "status-bar",
    optional: [.time, .date, .carrier, .signal, .battery, .percentage, .locale, .inCall])

  static let time = MappingForm("time", [.zone], optional: [.date])

  /// The keys of a part.
  static let part = MappingForm("a part", [.steps], optional: [.parameters])

  /// What is asked at the end of each turn of a `repeat`.
  static let until = MappingForm("until", optional: [.present, .absent])

  /// The keys of a folder's defaults: a scenario's settings, and steps before and after its own.
  static let defaults = {
    var form = MappingForm("defaults.yaml", optional: [.before, .after])
    form.optional += scenario.optional.filter { $0 != SettingKey.cases.rawValue }
    return form
  }()
  /// The key of a text that is a regular expression.
  static func pattern(_ name: String) -> MappingForm { MappingForm(name, [.matches]) }

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
    case .move: MappingForm(name, optional: [.to, .over, .finger, .fingers])
    case .release: MappingForm(name, optional: [.finger])
    case .drag: MappingForm(name, [.from, .to, .over])
    case .fling: MappingForm(name, [.from, .velocity])
    case .wheel: MappingForm(name, [.at, .by], optional: [.over])
    case .key: MappingForm(name, [.press], optional: [.with])
    case .film: MappingForm(name, [.name, .frames, .over], optional: [.during])
    case .audit: MappingForm(name, optional: [.checks, .except])
    case .expect:
      MappingForm(
        name,
        optional: [
          .title, .depth, .presented, .elements, .frame, .focus, .screen, .settled, .sameAs,
        ])
    case .look: look
    case .use: MappingForm(name, [.part], optional: [.with])
    case .choose:
      MappingForm(name, [.then], optional: [.present, .absent, .device, .idiom, .otherwise])
    case .loop: MappingForm(name, [.steps], optional: [.times, .until, .atMost])
    case .tap, .secondaryClick, .doubleTap, .clear: target
    case .longPress: MappingForm(name, [.at], optional: [.duration])
    case .pinch, .turn: MappingForm(name, [.at, .by, .over])
    case .scroll: MappingForm(name, [.inside], optional: [.by, .to])
    case .scrollTo: MappingForm(name, [.target], optional: [.inside, .towards, .atMost])
    case .enter: MappingForm(name, [.inside, .text])
    case .waitFor: MappingForm(name, optional: [.present, .absent, .atMost])
    case .capture: MappingForm(name, [.name], optional: [.of, .margin, .whole, .except])
    case .openURL, .cancel, .segue, .scene, .type, .rotate, .resize, .restart, .wait, .settle,
      .forEach, .note:
      nil
    }
  }

  private static let look = {
    var form = MappingForm("look")
    form.optional = LookKey.allCases.map(\.rawValue)
    return form
  }()
}
