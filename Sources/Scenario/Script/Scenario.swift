/// What a person does with an app, and what is looked at on the way: a script for a stage.
public nonisolated struct Scenario: Hashable, Sendable {
  /// The app to open: its name, or the path of a folder from the scenario's file; nil for the one app
  /// of a program that has one.
  public var app: Located<String>?
  /// The screens it runs on; one run for each, and for each way to look.
  public var devices: [Located<String>]
  /// The ways to look; one run for each.
  public var looks: [Look]
  /// What touches the screen.
  public var pointer: Pointer
  /// How far pictures may differ; nil for not at all.
  public var tolerance: PictureTolerance?
  /// What is done and looked at, in order.
  public var steps: [ScenarioStep]

  /// Makes a scenario.
  public init(
    app: Located<String>? = nil, devices: [Located<String>] = [], looks: [Look] = [Look()],
    pointer: Pointer = .touch, tolerance: PictureTolerance? = nil, steps: [ScenarioStep]
  ) {
    self.app = app
    self.devices = devices
    self.looks = looks
    self.pointer = pointer
    self.tolerance = tolerance
    self.steps = steps
  }

  /// What touches the screen.
  public enum Pointer: String, CaseIterable, Sendable {
    /// A finger.
    case touch
    /// A mouse's primary button.
    case mouse
    /// A stylus.
    case pen
  }
}

/// A value and the place it was read from.
public nonisolated struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// Where it stands.
  public var place: SourcePosition

  /// Makes a value with a place; what no text holds stands at its beginning.
  public init(_ value: Value, at place: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.value = value
    self.place = place
  }
}

/// How far the pictures of a scenario may differ from their baselines, and why.
public nonisolated struct PictureTolerance: Hashable, Sendable {
  /// How much a pixel may differ in each component, 0…255.
  public var levels: Int
  /// How many pixels may differ at all.
  public var pixels: Int
  /// How many of them may lie in any 8×8 pixels; nil for no such limit.
  public var densest: Int?
  /// Why exactness cannot be had.
  public var reason: String

  /// Makes a tolerance.
  public init(levels: Int, pixels: Int, densest: Int? = nil, reason: String) {
    self.levels = levels
    self.pixels = pixels
    self.densest = densest
    self.reason = reason
  }
}
