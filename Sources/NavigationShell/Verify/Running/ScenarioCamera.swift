import Audit
import Drawing
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// Collects the captures of a running scenario.
final class ScenarioCamera: ScenarioHost {
  private let session: HeadlessSession
  private let device: Device
  private let onStep: (ScenarioStep) -> Void
  private let onCapture: (CompletedCapture) throws -> Void
  private var film: CompletedCapture.Film?
  /// The steps so far.
  private(set) var steps: [FailedScreen.Step] = []

  /// The steps that were begun and not decided yet.
  private var decisions: [Int] = []
  /// The step that was decided last.
  private var lastDecided: Int?
  /// Which way conditions went, and how many turns loops took, each with its place.
  private(set) var ways: [String] = []

  /// Makes a camera; `onStep` is called before each step, `onCapture` with each complete capture.
  init(
    session: HeadlessSession, device: Device,
    onStep: @escaping (ScenarioStep) -> Void = { _ in },
    onCapture: @escaping (CompletedCapture) throws -> Void
  ) {
    self.session = session
    self.device = device
    self.onStep = onStep
    self.onCapture = onCapture
  }

  func begin(_ step: ScenarioStep) {
    onStep(step)
    steps.append(
      FailedScreen.Step(
        time: session.stage.now, file: step.place.file, line: step.place.line, words: step.yaml))
    if step.action.isDecided { decisions.append(steps.count - 1) }
  }

  func decided(_ way: String) {
    guard let index = decisions.popLast() else { return }
    lastDecided = index
    steps[index].words += " → \(way)"
    ways.append(steps[index].source + "  " + steps[index].words)
  }

  func note(_ failure: ScenarioFailure) {
    // A loop fails after its last turn.
    var index = steps.count - 1
    if case .notUntil = failure.reason, let lastDecided { index = lastDecided }
    steps[index].isFailed = true
  }

  func look(_ snapshot: () -> StageSnapshot) { _ = snapshot() }

  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }

  func take(_ capture: ScenarioCapture) throws {
    switch capture {
    case .still(let name, let snapshot): try onCapture(.still(still(of: snapshot, named: name)))
    case .filmBegan(let film, let start):
      self.film = CompletedCapture.Film(name: film.name, start: start)
    case .cell(let snapshot):
      film?.cells.append((snapshot.time, picture(of: snapshot)))
    case .sample(let snapshot):
      film.map { film?.samples.append(MotionTrack.Sample(snapshot, since: $0.start)) }
    case .filmEnded(let snapshot):
      film?.text = snapshot.text
      try film.map { try onCapture(.film($0)) }
      film = nil
    }
  }

  func audit(_ checks: Set<AuditCheck>) throws -> [String] { try session.audit(checks) }

  /// A picture of a snapshot, with its text.
  func still(of snapshot: StageSnapshot, named name: String) -> CompletedCapture.Still {
    CompletedCapture.Still(
      name: name, time: snapshot.time, picture: picture(of: snapshot), text: snapshot.text)
  }

  private func picture(of snapshot: StageSnapshot) -> CompletedCapture.Picture {
    let (session, frame) = (session, snapshot.frame)
    return CompletedCapture.Picture(
      paint: { try session.picture(of: frame) }, fingerprint: { try session.fingerprint(of: frame) }
    )
  }

  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) throws -> String? {
    let (actual, expected) = (
      try session.picture(of: snapshot.frame), try session.picture(of: other.frame)
    )
    return BitmapDifference(actual, expected)?.description
  }

  var deviceName: String { device.name }

  func restart() throws { try session.restart() }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
