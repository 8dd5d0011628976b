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
  mutating func complaint(taking action: ScenarioStep.Action) -> String? {
    switch action {
    case .tap, .drag, .fling: return complaintOfFingerDown(ScenarioStep.firstFinger)
    case .press(_, let finger):
      defer { fingers?.insert(finger) }
      return complaintOfFingerDown(finger)
    case .move(_, _, let finger): return complaintOfFingerUp(finger, "moves")
    case .release(let finger):
      defer { fingers?.remove(finger) }
      return complaintOfFingerUp(finger, "is released")
    case .cancel:
      defer { fingers = [] }
      return fingers == [] ? "no finger is down to be taken away: press before" : nil
    case .capture, .film, .expect: looksAtSomething = true
    case .settle where isFilming:
      return "how long settle takes is not known before: wait for a time during a film"
    case .wheel, .key, .type, .rotate, .resize, .look, .wait, .settle: break
    }
    return nil
  }

  private func complaintOfFingerDown(_ finger: Int) -> String? {
    guard let fingers, fingers.contains(finger) else { return nil }
    return "finger \(finger) is down already: release it before"
  }

  private func complaintOfFingerUp(_ finger: Int, _ what: String) -> String? {
    guard let fingers, !fingers.contains(finger) else { return nil }
    return "finger \(finger) is not down: press before it \(what)"
  }

  // MARK: Names

  /// A picture has a name now.
  mutating func take(_ name: String, isCapture: Bool) {
    names.insert(name)
    if isCapture { captures?.append(name) }
  }

  /// What is wrong with giving a name to a picture.
  func complaint(naming name: String) -> String? {
    names.contains(name) ? "“\(name)” is the name of a picture before this: choose another" : nil
  }

  /// What is wrong with comparing with a capture.
  func complaint(comparingWith name: String) -> String? {
    guard let captures, !captures.contains(name) else { return nil }
    return "there is no capture “\(name)” before this"
      + NearestName.question(about: name, among: captures)
  }
}
