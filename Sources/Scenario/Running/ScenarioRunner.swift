import Foundation
import Input
public import NavigationKit

/// Does what a scenario says, on a stage, in virtual time.
///
/// A step that cannot be done ends the run, since what follows means nothing without it; an expectation
/// that is not met is noted, and the run goes on.
public final class ScenarioRunner {
  /// The stage; its app is launched.
  public let stage: Stage
  /// What was not as it should be, in the order of the steps.
  public private(set) var failures: [ScenarioFailure] = []

  let host: any ScenarioHost
  let pointer: PointerEvent.Kind
  /// Where each finger is that is down.
  var fingers: [Int: CGPoint] = [:]
  /// The film that is being taken.
  var filming: Filming?
  /// The pictures taken so far, by name.
  var taken: [String: StageSnapshot] = [:]
  private var callbacks: [String] = []
  private var ticks: AnyIterator<TimeInterval>
  private var nextTick: TimeInterval?

  /// Joins a stage to whom it is shown.
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

  /// Does the steps in order.
  ///
  /// - Throws: What the host throws.
  public func run(_ steps: [ScenarioStep]) throws {
    do {
      for step in steps { try perform(step) }
    } catch let failure as ScenarioFailure {
      note(failure)
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
      try fling(from: try point(of: target, step.place), velocity: velocity, step.place)
    case .wheel(let point, let delta, let duration):
      try scroll(at: point, by: delta, over: duration)
    case .key(let key, let modifiers): press(key, modifiers)
    case .type(let text): stage.send(.text(TextEvent(text: text, time: stage.now)))
    case .rotate: rotate()
    case .resize(let size):
      stage.resize(to: size, safeAreaInsets: host.safeAreaInsets(in: size))
    case .look(let look): stage.change(traits: look.traits)
    case .wait(let seconds): try pass(to: stage.now + seconds)
    case .settle: try settle(step.place)
    case .capture(let name): try capture(name)
    case .film(let film): try take(film)
    case .expect(let expectation): try unmet(expectation, step.place).forEach(note)
    }
  }

  private func note(_ failure: ScenarioFailure) {
    failures.append(failure)
    host.note(failure)
  }

  // MARK: Time

  /// Lets time pass up to an instant; the host looks on the way as often as it likes.
  func pass(to target: TimeInterval) throws {
    while let stop = [filming?.next, nextTick].compactMap(\.self).min(), stop < target {
      try advance(to: stop)
      try lookOnTheWay()
    }
    try advance(to: target)
  }

  /// Lets time pass; what the app puts on the main queue meanwhile is done at its own instant.
  func advance(to target: TimeInterval) throws(EndlessMainQueue) {
    while let due = stage.nextDue, due < target {
      stage.advance(to: due)
      try host.finishMainQueue()
    }
    stage.advance(to: target)
    try host.finishMainQueue()
  }

  private func lookOnTheWay() throws {
    if let tick = nextTick, tick <= stage.now {
      try host.look { snapshot(takesCallbacks: false) }
      nextTick = ticks.next()
    }
    try lookForFilm()
  }

  private func settle(_ place: SourcePosition) throws {
    let deadline = stage.now + Self.patience
    while let due = stage.nextDue, due <= deadline { try pass(to: due) }
    guard !stage.isSettled else { return }
    throw ScenarioFailure(place: place, reason: .restless(seconds: Int(Self.patience)))
  }

  /// How long to wait for what moves, in seconds.
  private static let patience: TimeInterval = 10

  // MARK: Looking

  /// The stage as it is now, with what controllers were told since the last look that took it along.
  func snapshot(takesCallbacks: Bool) -> StageSnapshot {
    let snapshot = StageSnapshot(
      time: stage.now, frame: stage.displayList(), screen: ScreenInspection(of: stage),
      callbacks: takesCallbacks ? callbacks : [],
      isInMotion: !stage.isSettled || !fingers.isEmpty)
    if takesCallbacks { callbacks = [] }
    return snapshot
  }

  private func capture(_ name: String) throws {
    let snapshot = snapshot(takesCallbacks: true)
    taken[name] = snapshot
    try host.take(.still(name, snapshot))
  }

  private func rotate() {
    let size = stage.screen.bounds.size
    let turned = CGSize(width: size.height, height: size.width)
    stage.rotate(to: turned, safeAreaInsets: host.safeAreaInsets(in: turned))
  }
}
