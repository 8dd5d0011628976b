import Audit
import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario
import Snapshot

/// Records what a scenario meets while it runs: the screens at rest and what leads from one to the
/// next.
final class FlowRecorder: ScenarioHost {
  private let session: HeadlessSession
  private let device: Device
  var deviceName: String { device.name }
  private let camera: FlowCamera
  /// The run, which knows where a finger goes down.
  weak var runner: ScenarioRunner?
  private(set) var recording = FlowRecording()

  /// How often lines were run, by their places of no repetition.
  private var repetitions: [FlowRecording.Place: Int] = [:]
  private var place = FlowRecording.Place(line: 0)
  /// What was done since the last screen at rest.
  private var actions: [FlowAction] = []
  private var samples: [MotionTrack.Sample] = []
  private var frames: [(time: TimeInterval, frame: DisplayList)] = []
  /// What the scenario noted since the last screen at rest.
  private var notes: [String] = []
  /// Where and when the finger went down that is down.
  private var touched: (point: CGPoint, time: TimeInterval)?

  init(on session: HeadlessSession, device: Device, camera: FlowCamera) {
    (self.session, self.device, self.camera) = (session, device, camera)
  }

  // MARK: Steps

  func begin(_ step: ScenarioStep) {
    let line = FlowRecording.Place(file: step.place.file, line: step.place.line)
    place = line
    place.repetition = repetitions[line, default: 0]
    repetitions[line, default: 0] += 1
    if case .note(let words) = step.action { notes.append(words) }
    rest()
    let point = point(of: step)
    let action = FlowAction(
      step, on: session.stage.elements(), at: point, redacts: camera.redacts)
    if let action { actions.append(action) }
    follow(step, from: point)
    if samples.isEmpty { sample() }
  }

  /// Ends the run: what moves comes to rest.
  func finish() throws {
    try session.stage.finishMotion()
    place = FlowRecording.Place(line: .max)
    // Of an app that never rests there is the last screen, as it is.
    if recording.rests.isEmpty { note() }
    rest()
    if let failure { throw failure }
  }

  private func point(of step: ScenarioStep) -> CGPoint? {
    switch step.action {
    case .tap(let target), .press(let target, _), .secondaryClick(let target),
      .drag(let target, _, _), .fling(let target, _), .doubleTap(let target),
      .longPress(let target, _), .enter(let target, _), .clear(let target):
      // A target that is not there is told by the run.
      try? runner?.point(of: target, step.place)
    default: nil
    }
  }

  /// A finger that moves before it goes up, or stays down, did not tap.
  private func follow(_ step: ScenarioStep, from point: CGPoint?) {
    switch step.action {
    case .press: touched = point.map { ($0, session.stage.now) }
    case .move(let end, _, _):
      guard let start = touched, let last = actions.indices.last else { return }
      actions[last] = FlowAction(words: FlowAction.swipe(from: start.point, to: end))
    case .release:
      if let start = touched, session.stage.now - start.time >= Self.holdTime { hold() }
      touched = nil
    case .cancel: touched = nil
    default: break
    }
  }

  /// How long a finger stays down in a long press, in seconds, as UIKit's recogniser has it.
  private static let holdTime: TimeInterval = 0.5

  private func hold() {
    guard let last = actions.lastIndex(where: { $0.words.hasPrefix("tap ") }) else { return }
    actions[last].words = "hold " + actions[last].words.dropFirst("tap ".count)
  }

  // MARK: Screens

  /// Notes the screen if it is at rest.
  private func rest() {
    let stage = session.stage
    if !stage.isMoving, stage.fingers.isEmpty { note() }
  }

  private func note() {
    guard failure == nil else { return }
    do {
      let frame = session.stage.displayList(isMasked: false)
      let fingerprint = try session.fingerprint(of: frame)
      let known = recording.screens.firstIndex { $0.fingerprint == fingerprint }
      let screen = try known ?? add(frame, fingerprint)
      try come(to: screen)
      addNotes()
    } catch {
      failure = error
    }
  }

  /// The first error of painting a screen.
  private var failure: (any Error)?

  private func add(_ frame: DisplayList, _ fingerprint: PictureFingerprint) throws -> Int {
    recording.screens.append(
      MetScreen(
        of: session.stage, in: device.bezel, fingerprint: fingerprint,
        picture: try camera.picture(of: frame)))
    recording.captures.append([])
    recording.notes.append([])
    return recording.screens.count - 1
  }

  /// Adds what was noted to the screen at rest; a note while it moves is about what comes.
  private func addNotes() {
    guard let screen = recording.rests.last?.screen else { return }
    recording.notes[screen] += notes
    notes = []
  }

  private func come(to screen: Int) throws {
    guard let last = recording.rests.last else { return arrive(at: screen) }
    if screen == last.screen {
      recording.rests.append(FlowRecording.Rest(place: place, screen: screen))
      // What a tap begins may yet be due, as where a second one could follow.
      return session.stage.isSettled ? forget() : ()
    }
    if isBlinking(since: last.screen) { return arrive(at: last.screen) }
    sample()
    recording.ways.append(
      FlowRecording.Way(
        from: last.place, to: place, actions: actions, trace: MotionTrace(samples: samples),
        film: try camera.film(of: frames)))
    arrive(at: screen)
  }

  private func arrive(at screen: Int) {
    recording.rests.append(FlowRecording.Rest(place: place, screen: screen))
    forget()
  }

  /// Whether nobody did anything and the same is on screen, as where a caret blinks.
  private func isBlinking(since last: Int) -> Bool {
    actions.allSatisfy(\.isWaiting)
      && recording.screens[last].screen == ScreenInspection(of: session.stage)
  }

  private func forget() { (actions, samples, frames) = ([], [], []) }

  // MARK: Motion

  func look(_ snapshot: () -> StageSnapshot) {
    guard session.stage.isMoving || !session.stage.fingers.isEmpty else { return }
    add(snapshot())
  }

  private func sample() {
    guard camera.recordsMotion else { return }
    let stage = session.stage
    add(
      StageSnapshot(
        time: stage.now, frame: stage.displayList(isMasked: false),
        screen: ScreenInspection(of: stage)))
  }

  private func add(_ snapshot: StageSnapshot) {
    samples.append(MotionTrack.Sample(snapshot, since: 0))
    if camera.keepsFilms { frames.append((snapshot.time, snapshot.frame)) }
  }

  // MARK: Host

  func take(_ capture: ScenarioCapture) {
    guard case .still(let name, _) = capture, let last = recording.rests.last,
      last.place == place, !recording.captures[last.screen].contains(name)
    else { return }
    recording.captures[last.screen].append(name)
  }

  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
  func restart() throws { try session.restart() }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
