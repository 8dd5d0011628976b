import Drawing
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// A scenario host for mutation testing: compares each capture with what it would be with each
/// fault.
final class FaultCamera: ScenarioHost {
  /// The outcome of each fault so far.
  private(set) var notices = Dictionary(
    uniqueKeysWithValues: Fault.allCases.map { ($0, FaultNotice.untouched) })

  private let session: HeadlessSession
  private let device: Device
  private let tolerance: Tolerance?
  private let onStep: (ScenarioStep) -> Void
  private var history = SnapshotHistory()
  private var filmName = ""

  /// Makes a camera; `onStep` is called before each step.
  init(
    session: HeadlessSession, device: Device, tolerance: Tolerance?,
    onStep: @escaping (ScenarioStep) -> Void
  ) {
    self.onStep = onStep
    self.session = session
    self.device = device
    self.tolerance = tolerance
  }

  func begin(_ step: ScenarioStep) { onStep(step) }

  func look(_ snapshot: () -> StageSnapshot) { history.note(snapshot()) }

  var deviceName: String { device.name }
  func restart() throws { try session.restart() }

  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }

  func take(_ capture: ScenarioCapture) throws {
    switch capture {
    case .still(let name, let snapshot): try compare(snapshot, named: name) { $0.text != $1.text }
    case .filmBegan(let film, _): filmName = film.name
    case .cell(let snapshot): try compare(snapshot, named: filmName) { _, _ in false }
    case .sample(let snapshot): compareMotion(of: snapshot)
    case .filmEnded(let snapshot): try compare(snapshot, named: filmName) { $0.text != $1.text }
    }
  }

  /// Compares a snapshot with what it would be with each fault, pixels last as they are expensive.
  private func compare(
    _ snapshot: StageSnapshot, named name: String,
    isOtherwise: (StageSnapshot, StageSnapshot) -> Bool
  ) throws {
    var picture: Bitmap?
    for fault in Fault.allCases where notices[fault] != .noticed {
      guard let faulty = seen(fault, instead: snapshot, named: name) else { continue }
      if isOtherwise(snapshot, faulty) {
        notices[fault] = .noticed
        continue
      }
      guard faulty.frame != snapshot.frame else { continue }
      let expected = try picture ?? session.picture(of: snapshot.frame)
      picture = expected
      var verdict = PixelVerdict(tolerance: tolerance)
      verdict.add(
        BitmapDifference(try session.picture(of: faulty.frame), expected), at: nil)
      notices[fault] = verdict.isTolerable ? .green : .noticed
    }
  }

  private func compareMotion(of snapshot: StageSnapshot) {
    for fault in Fault.allCases where notices[fault] != .noticed {
      guard let faulty = seen(fault, instead: snapshot, named: filmName) else { continue }
      let isOtherwise =
        faulty.frame.description != snapshot.frame.description || faulty.screen != snapshot.screen
      notices[fault] = isOtherwise ? .noticed : .green
    }
  }

  private func seen(_ fault: Fault, instead snapshot: StageSnapshot, named name: String)
    -> StageSnapshot?
  {
    fault.seen(
      instead: snapshot, named: name, after: history, scale: session.stage.screen.scale)
  }

  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
