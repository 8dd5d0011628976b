public import NavigationKit

/// A script for a stage: the user's actions, captures and expectations.
public nonisolated struct Scenario: Hashable, Sendable {
  /// The app to open: its name, or the path of a folder relative to the scenario's file; nil for a
  /// program with a single app.
  public var app: Located<String>?
  /// What it is about, for people; nil if it does not say so.
  public var description: String?
  /// The language of the app's storyboard; nil for the storyboard's own.
  public var language: Located<String>?
  /// The names of the devices; the scenario runs once per device and look.
  public var devices: [Located<String>]
  /// The looks; the scenario runs once per device and look.
  public var looks: [Look]
  /// Whether a keyboard is drawn while text is edited.
  public var hasKeyboard: Bool
  /// The status bar to show; nil for the device's.
  public var statusBar: StatusBar?
  /// Which combinations of settings a scenario runs in.
  public enum LookChoice: String, CaseIterable, Sendable {
    /// Each combination.
    case all
    /// So many that each two values of two settings occur together.
    case pairwise
  }

  /// When and where its run begins; nil for the first day of 2001 in UTC.
  public var time: ScenarioTime?
  /// The kind of pointer that touches the screen.
  public var pointer: Pointer
  /// How far pictures may differ; nil for exact comparison.
  public var tolerance: PictureTolerance?
  /// The steps in order.
  public var steps: [ScenarioStep]
  /// The name of the case of its file that it is; nil for a file without cases.
  public var caseName: String?
  /// The words by which it is chosen.
  public var tags: [String] = []
  /// Which combinations of its devices and looks it runs in.
  public var choice: LookChoice = .all

  /// Makes a scenario.
  public init(
    app: Located<String>? = nil, language: Located<String>? = nil,
    devices: [Located<String>] = [], looks: [Look] = [Look()], hasKeyboard: Bool = false,
    statusBar: StatusBar? = nil, pointer: Pointer = .touch, tolerance: PictureTolerance? = nil,
    steps: [ScenarioStep]
  ) {
    self.app = app
    self.language = language
    self.devices = devices
    self.looks = looks
    self.hasKeyboard = hasKeyboard
    self.statusBar = statusBar
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
