nonisolated extension ScenarioStep {
  /// What an `if` or an `until` asks of the screen; all of it has to be so.
  public struct Condition: Hashable, Sendable {
    /// Elements that are on screen.
    public var present: [ElementQuery] = []
    /// Elements that are not on screen.
    public var absent: [ElementQuery] = []
    /// The names of devices, of which it runs on one; empty for any.
    public var devices: [String] = []
    /// The kind of device; nil for any.
    public var idiom: Idiom?

    /// Makes a condition that always holds.
    public init() {}

    /// Whether it looks at the screen, and not only at the device.
    var looks: Bool { !present.isEmpty || !absent.isEmpty }
  }

  /// A kind of device.
  public enum Idiom: String, CaseIterable, Sendable {
    /// A phone.
    case phone
    /// A pad.
    case pad
  }

  /// Steps of which a condition chooses some.
  public struct Branch: Hashable, Sendable {
    /// What is asked, once, after everything has settled.
    public var condition: Condition
    /// The steps if it is so.
    public var steps: [ScenarioStep]
    /// The steps if not.
    public var otherwise: [ScenarioStep]

    /// Makes a branch.
    public init(
      _ condition: Condition, then steps: [ScenarioStep], otherwise: [ScenarioStep] = []
    ) {
      (self.condition, self.steps, self.otherwise) = (condition, steps, otherwise)
    }
  }

  /// Steps that are repeated until a condition is met.
  public struct Loop: Hashable, Sendable {
    /// What is asked before each turn, after everything has settled.
    public var condition: Condition
    /// How many turns there may be; after these it fails.
    public var limit: Int
    /// The steps of a turn.
    public var steps: [ScenarioStep]

    /// Makes a loop.
    public init(until condition: Condition, atMost limit: Int, _ steps: [ScenarioStep]) {
      (self.condition, self.limit, self.steps) = (condition, limit, steps)
    }
  }

  /// The most steps that loops and parts may make of one run: more is a mistake.
  public static let maximumMade = 1000
}

nonisolated extension ScenarioStep.Action {
  /// Whether what it does is decided while it runs.
  package var isDecided: Bool {
    switch self {
    case .branch, .loop: true
    default: false
    }
  }
}
