/// What is known, at a step, of the steps before it.
nonisolated struct ScriptOrder: Hashable {
  /// Whether the steps are those of a film.
  var isFilming = false
  /// Whether there was something to check.
  private(set) var looksAtSomething = false
  /// The fingers that are down; nil once a step could not be read.
  private var fingers: Set<Int>? = []
  /// The captures so far; nil once the name of one could not be read.
  private var captures: [String]? = []
  private var names: Set<String> = []

  /// A step could not be read: what it may have changed is not known any more.
  mutating func loseTrack(at key: StepKey?) {
    switch key {
    case nil:
      (fingers, captures, looksAtSomething) = (nil, nil, true)
    case .press, .release: fingers = nil
    case .capture: (captures, looksAtSomething) = (nil, true)
    case .film: (fingers, captures, looksAtSomething) = (nil, nil, true)
    case .expect: looksAtSomething = true
    default: break
    }
  }

  /// What is wrong with doing something now; takes it as done.
  mutating func problem(taking action: ScenarioStep.Action) -> ScenarioProblem.Reason? {
    switch action {
    case .tap, .drag, .fling: return problem(pressing: ScenarioStep.firstFinger)
    case .press(_, let finger):
      defer { fingers?.insert(finger) }
      return problem(pressing: finger)
    case .move(_, _, let finger): return problem(with: finger, in: .move)
    case .release(let finger):
      defer { fingers?.remove(finger) }
      return problem(with: finger, in: .release)
    case .cancel:
      defer { fingers = [] }
      return fingers == [] ? .noFingerDown : nil
    case .capture, .film, .expect: looksAtSomething = true
    case .settle where isFilming: return .settleDuringFilm
    case .wheel, .key, .type, .rotate, .resize, .look, .wait, .settle: break
    }
    return nil
  }

  private func problem(pressing finger: Int) -> ScenarioProblem.Reason? {
    fingers?.contains(finger) == true ? .fingerDown(finger) : nil
  }

  private func problem(with finger: Int, in step: StepKey) -> ScenarioProblem.Reason? {
    fingers?.contains(finger) == false ? .fingerUp(finger, step) : nil
  }

  // MARK: Names

  /// A picture has a name now.
  mutating func take(_ name: String, isCapture: Bool) {
    names.insert(name)
    if isCapture { captures?.append(name) }
  }

  /// What is wrong with giving a name to a picture.
  func problem(naming name: String) -> ScenarioProblem.Reason? {
    names.contains(name) ? .nameTaken(name) : nil
  }

  /// What is wrong with comparing with a capture.
  func problem(comparingWith name: String) -> ScenarioProblem.Reason? {
    guard let captures, !captures.contains(name) else { return nil }
    return .unknownCapture(name, among: captures)
  }
}
