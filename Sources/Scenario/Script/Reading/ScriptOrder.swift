/// The state that the steps so far lead to, for checking the next one.
nonisolated struct ScriptOrder: Hashable {
  /// Whether the steps are inside a film.
  var isFilming = false
  /// Whether the steps are inside a loop whose turns are counted while it runs.
  var isLooping = false
  /// Whether any step checks something.
  private(set) var checksSomething = false
  /// The fingers that are down; nil, for unknown, after an invalid step.
  private var fingers: Set<Int>? = []
  /// The captures so far; nil, for unknown, after an invalid name.
  private var captures: [String]? = []
  private var names: Set<String> = []

  /// Forgets the state that an invalid step may have changed.
  mutating func loseTrack(at key: StepKey?) {
    switch key {
    case nil:
      (fingers, captures, checksSomething) = (nil, nil, true)
    case .press, .release: fingers = nil
    case .capture: (captures, checksSomething) = (nil, true)
    case .film: (fingers, captures, checksSomething) = (nil, nil, true)
    case .expect: checksSomething = true
    default: break
    }
  }

  /// Takes an action as done; returns the error if it is not possible now.
  mutating func problem(performing action: ScenarioStep.Action) -> ScenarioProblem.Reason? {
    switch action {
    case .tap, .drag, .fling, .doubleTap, .longPress:
      return problem(pressing: ScenarioStep.firstFinger)
    case .pinch, .turn:
      return problem(pressing: ScenarioStep.firstFinger) ?? problem(pressing: 1)
    case .scroll, .scrollTo, .enter, .clear:
      return endless(action) ?? problem(pressing: ScenarioStep.firstFinger)
    case .moveFingers(let ends, _):
      return ends.keys.sorted().compactMap { problem(with: $0, in: .move) }.first
    case .press(_, let finger):
      defer { fingers?.insert(finger) }
      return problem(pressing: finger)
    case .move(_, _, let finger): return problem(with: finger, in: .move)
    case .release(let finger):
      defer { fingers?.remove(finger) }
      return problem(with: finger, in: .release)
    case .restart: fingers = []
    case .cancel:
      defer { fingers = [] }
      return fingers == [] ? .noFingerDown : nil
    case .capture, .film, .audit, .expect: checksSomething = true
    case .settle, .waitFor: return endless(action)
    case .branch, .loop: return nil
    case .wheel, .secondaryClick, .segue, .scene, .key, .type, .rotate, .resize, .look, .wait,
      .openURL, .note:
      break
    }
    return nil
  }

  /// A step of unknown duration must not be part of a film.
  private func endless(_ action: ScenarioStep.Action) -> ScenarioProblem.Reason? {
    isFilming && action.duration == nil ? .endlessDuringFilm(action.key) : nil
  }

  private func problem(pressing finger: Int) -> ScenarioProblem.Reason? {
    fingers?.contains(finger) == true ? .fingerDown(finger) : nil
  }

  private func problem(with finger: Int, in step: StepKey) -> ScenarioProblem.Reason? {
    fingers?.contains(finger) == false ? .fingerUp(finger, step) : nil
  }

  /// Takes over which fingers were down before.
  mutating func restoreFingers(of other: ScriptOrder) { fingers = other.fingers }

  /// After one of two ways: which fingers are down is unknown if that differs.
  mutating func mergeFingers(with other: ScriptOrder) {
    if fingers != other.fingers { fingers = nil }
  }

  // MARK: Names

  /// Records the name of a capture or film.
  mutating func record(_ name: String, isCapture: Bool) {
    names.insert(name)
    if isCapture { captures?.append(name) }
  }

  /// The error of a name for a picture.
  func problem(naming name: String) -> ScenarioProblem.Reason? {
    if isLooping { return .structure(.pictureInLoop) }
    return names.contains(name) ? .nameTaken(name) : nil
  }

  /// The error of a comparison with a capture.
  func problem(comparingWith name: String) -> ScenarioProblem.Reason? {
    guard let captures, !captures.contains(name) else { return nil }
    return .unknownCapture(name, among: captures)
  }
}
