/// A script for a stage: the user's actions, captures and expectations.
public nonisolated struct Scenario: Hashable, Sendable {
  /// The app to open: its name, or the path of a folder relative to the scenario's file; nil for a
  /// program with a single app.
  public var app: Located<String>?
  /// The names of the devices; the scenario runs once per device and look.
  public var devices: [Located<String>]
  /// The looks; the scenario runs once per device and look.
  public var looks: [Look]
  /// The kind of pointer that touches the screen.
  public var pointer: Pointer
  /// How far pictures may differ; nil for exact comparison.
  public var tolerance: PictureTolerance?
  /// The steps in order.
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

  /// The kind of pointer that touches the screen.
  public enum Pointer: String, CaseIterable, Sendable {
    /// A finger.
    case touch
    /// A mouse's primary button.
    case mouse
    /// A stylus.
    case pen
  }
}

/// A value with its position in the text.
public nonisolated struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The position.
  public var place: SourcePosition

  /// Makes a value; without a text its position is the beginning.
  public init(_ value: Value, at place: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.value = value
    self.place = place
  }
}

/// How far the pictures of a scenario may differ from their baselines, and why.
public nonisolated struct PictureTolerance: Hashable, Sendable {
  /// How much each component of a pixel may differ, 0…255.
  public var levels: Int
  /// How many pixels may differ at all.
  public var pixels: Int
  /// How many of them may be inside any square of 8×8 pixels; nil for no limit.
  public var densest: Int?
  /// Why the pictures cannot be compared exactly.
  public var reason: String

  /// Makes a tolerance.
  public init(levels: Int, pixels: Int, densest: Int? = nil, reason: String) {
    self.levels = levels
    self.pixels = pixels
    self.densest = densest
    self.reason = reason
  }
}
