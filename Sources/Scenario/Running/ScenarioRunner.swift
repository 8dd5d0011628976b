import Foundation
import Input
public import NavigationKit

/// Runs a scenario's steps on a stage in virtual time.
///
/// A step that fails ends the run, since later steps depend on it. An expectation that is not met
/// is recorded, and the run goes on.
public final class ScenarioRunner {
  /// The stage, on which the app is launched already.
  public let stage: Stage
  /// The failures, in the order of the steps.
  public private(set) var failures: [ScenarioFailure] = []
  /// The screen at the first failure; nil while there is none.
  public private(set) var failedScreen: StageSnapshot?

  let host: any ScenarioHost
  let pointer: PointerEvent.Kind
  /// The positions of the fingers that are down.
  var fingers: [Int: CGPoint] = [:]
  /// The film being taken.
  var filming: Filming?
  /// The captures so far, by name.
  var captured: [String: (step: ScenarioStep.CaptureStep, snapshot: StageSnapshot)] = [:]
  /// How many steps loops have done so far.
  var loopSteps = 0
  /// The step whose touch was ignored, as something moved there; nil if the last one was not.
  private var ignoredTouch: SourcePosition?
  private var callbacks: [String] = []
  private var ticks: AnyIterator<TimeInterval>
  private var nextTick: TimeInterval?

  /// Makes a runner for a stage and a host.
  public init(
    stage: Stage, host: any ScenarioHost, pointer: Scenario.Pointer = .touch,
    cadence: Cadence = .never
  ) {
    self.stage = stage
    self.host = host
    self.pointer = PointerEvent.Kind(pointer)
    ticks = cadence.ticks(after: stage.now)
    nextTick = ticks.next()
    stage.onCallback = { [weak self] in self?.callbacks.append("\($0.controller) \($0.method)") }
  }

  /// Runs the steps in order.
  ///
  /// - Throws: The errors of the host.
  public func run(_ steps: [ScenarioStep]) throws {
    do {
      for step in steps { try perform(step) }
    } catch let failure as ScenarioFailure {
      record(failure)
    }
  }

  func perform(_ step: ScenarioStep) throws {
    host.begin(step)
    do {
      try act(on: step)
      try host.finishMainQueue()
    } catch let error as EndlessMainQueue {
      throw ScenarioFailure(place: step.place, reason: .endless(error))
    }
  }

  private func act(on step: ScenarioStep) throws {
    switch step.action {
    case .tap(let target):
      try press(try point(of: target, step.place), finger: 0)
      try release(finger: 0)
    case .press(let target, let finger):
      try press(try point(of: target, step.place), finger: finger)
    case .move(let end, let duration, let finger):
      try move(to: end, over: duration, finger: finger, step.place)
    case .release(let finger): try release(finger: finger)
    case .cancel: cancel()
    case .drag(let target, let end, let duration):
      try press(try point(of: target, step.place), finger: 0)
      try move(to: end, over: duration, finger: 0, step.place)
      try release(finger: 0)
    case .fling(let target, let velocity):
      try fling(from: try point(of: target, step.place), velocity: velocity)
    case .wheel(let point, let delta, let duration):
      try scroll(at: try onScreen(point, step.place), by: delta, over: duration)
    case .secondaryClick(let target):
      stage.secondaryClick(at: try point(of: target, step.place))
    case .segue(let name):
      guard stage.takeSegue(withIdentifier: name) else {
        throw ScenarioFailure(
          place: step.place, reason: .noSegue(name, among: stage.segueIdentifiers))
      }
    case .scene(let name):
      guard stage.showScene(named: name) else {
        throw ScenarioFailure(place: step.place, reason: .noScene(name, among: stage.sceneNames))
      }
    case .key(let key, let modifiers): press(key, modifiers)
    case .type(let text):
      guard stage.takesText else { throw ScenarioFailure(place: step.place, reason: .noFocus) }
      stage.send(.text(TextEvent(text: text, time: stage.now)))
    case .rotate(let direction): rotate(direction)
    case .resize(let size):
      stage.resize(to: size, safeAreaInsets: host.safeAreaInsets(in: size))
    case .restart:
      fingers = [:]
      try host.restart()
    case .look(let look): stage.change(traits: look.traits)
    case .wait(let seconds): try pass(to: stage.now + seconds)
    case .settle: try settle(step.place)
    case .capture(let capture): try self.capture(capture, step.place)
    case .film(let film): try capture(film)
    case .audit(let checks):
      for finding in try host.audit(checks) {
        record(ScenarioFailure(place: step.place, reason: .audited(finding)))
      }
    case .expect(let expectation): try unmet(expectation, step.place).forEach(record)
    case .note: break
    case .branch(let branch): try choose(branch, step.place)
    case .loop(let loop): try repeatSteps(loop, step.place)
    case .moveFingers(let ends, let duration): try move(to: ends, over: duration, step.place)
    case .doubleTap, .longPress, .pinch, .turn, .scroll, .scrollTo, .enter, .clear, .waitFor,
      .openURL:
      try act(byGesture: step)
    }
  }

  func record(_ failure: ScenarioFailure) {
    if failedScreen == nil { failedScreen = snapshot(takesCallbacks: false) }
    var failure = failure
    failure.motion = motion(behind: failure.reason)
    failures.append(failure)
    host.note(failure)
  }

  private func motion(behind reason: ScenarioFailure.Reason) -> ScenarioFailure.Motion? {
    if let ignoredTouch, reason.isAboutScreen { return .ignoredTouch(ignoredTouch) }
    return reason.mayPass && !stage.isSettled ? .screen : nil
  }

  /// Remembers whether a step's touch at a point is ignored, for failures that this causes.
  func recordTouch(at point: CGPoint, _ place: SourcePosition) {
    ignoredTouch = stage.ignoresTouches(at: point) ? place : nil
  }

  // MARK: Time

  /// Advances to an instant, stopping on the way for the cadence and films.
  func pass(to target: TimeInterval) throws {
    while let stop = [filming?.next, nextTick].compactMap(\.self).min(), stop < target {
      try advance(to: stop)
      try lookIfDue()
    }
    try advance(to: target)
  }

  /// Advances to an instant; work that the app adds to the main queue runs at its own instant.
  func advance(to target: TimeInterval) throws(EndlessMainQueue) {
    while let due = stage.nextDue, due < target {
      stage.advance(to: due)
      try host.finishMainQueue()
    }
    stage.advance(to: target)
    try host.finishMainQueue()
  }

  private func lookIfDue() throws {
    if let tick = nextTick, tick <= stage.now {
      try host.look { snapshot(takesCallbacks: false) }
      nextTick = ticks.next()
    }
    try lookForFilm()
  }

  func settle(_ place: SourcePosition) throws {
    try advance(to: stage.now)
    try passWhatIsDue()
    guard !stage.isSettled else { return }
    throw ScenarioFailure(place: place, reason: .restless(seconds: Int(Self.patience)))
  }

  /// Lets time pass until nothing is due any more, at most for as long as `settle` does.
  func passWhatIsDue() throws {
    let deadline = stage.now + Self.patience
    while let due = stage.nextDue, due <= deadline { try pass(to: due) }
  }

  /// The longest wait of `settle` in virtual seconds.
  static let patience: TimeInterval = 10

  // MARK: Looking

  /// The current stage, with the callbacks since the last snapshot that took them.
  func snapshot(takesCallbacks: Bool) -> StageSnapshot {
    let snapshot = StageSnapshot(
      time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage),
      callbacks: takesCallbacks ? callbacks : [],
      isInMotion: !stage.isSettled || !fingers.isEmpty)
    if takesCallbacks { callbacks = [] }
    return snapshot
  }

  private func rotate(_ direction: RotationDirection?) {
    let size = stage.screen.bounds.size
    let orientation = direction.map { stage.orientation(after: $0) ?? stage.orientation }
    let turned =
      orientation.map(stage.screenSize) ?? CGSize(width: size.height, height: size.width)
    stage.rotate(
      to: turned, safeAreaInsets: host.safeAreaInsets(in: turned), orientation: orientation)
  }
}
