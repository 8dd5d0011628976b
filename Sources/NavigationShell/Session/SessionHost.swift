import Audit
import Foundation
import NavigationKit
import Scenario
import Snapshot

/// The host of a session's steps: keeps their captures, and breaks them off if it is told to.
final class SessionHost: ScenarioHost {
  /// How often a second of virtual time is looked whether to break off.
  static let cadence = Cadence.steady(10)
  /// The most virtual seconds that steps of one call may pass.
  static let longest: TimeInterval = 600
  /// The most steps of one call.
  static let maximumSteps = 200

  private let session: HeadlessSession
  private let device: Device
  var deviceName: String { device.name }
  /// Called with the name of each capture.
  var onCapture: (String, StageSnapshot) -> Void = { _, _ in }
  private var film = ""
  private var start: TimeInterval = 0
  private var count = 0
  private var interruption: () -> StepInterruption? = { nil }

  init(session: HeadlessSession, device: Device) {
    (self.session, self.device) = (session, device)
  }

  /// Begins steps of one call, which are broken off once `interruption` returns a reason.
  func begin(interruption: @escaping () -> StepInterruption?) {
    self.interruption = interruption
    (start, count) = (session.stage.now, 0)
  }

  func begin(_ step: ScenarioStep) { count += 1 }

  /// Throws if the steps are to be broken off.
  func check() throws(StepInterruption) {
    if let reason = interruption() { throw reason }
    // One more, the last rest of a call that is done again.
    if count > Self.maximumSteps + 1 { throw .tooMany(Self.maximumSteps) }
    if session.stage.now - start > Self.longest { throw .passedTooMuch(Int(Self.longest)) }
  }

  func look(_ snapshot: () -> StageSnapshot) throws { try check() }

  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }

  func take(_ capture: ScenarioCapture) {
    switch capture {
    case .still(let name, let snapshot): onCapture(name, snapshot)
    case .filmBegan(let step, _): film = step.name
    case .filmEnded(let snapshot): onCapture(film, snapshot)
    case .cell, .sample: break
    }
  }

  func audit(_ checks: Set<AuditCheck>) throws -> [String] { try session.audit(checks) }

  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) throws -> String? {
    try BitmapDifference(session.picture(of: snapshot.frame), session.picture(of: other.frame))?
      .description
  }

  func restart() throws { try session.restart() }

  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
