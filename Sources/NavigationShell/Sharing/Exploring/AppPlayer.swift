import Drawing
import Foundation
import Input
import NavigationKit
import Scenario
import Snapshot

/// Taps an app, and records how its screen moves.
final class AppPlayer {
  private let session: HeadlessSession
  private let camera: FlowCamera
  private(set) var trace = MotionTrace()
  private(set) var frames: [(time: TimeInterval, frame: DisplayList)] = []

  init(_ session: HeadlessSession, records camera: FlowCamera) {
    (self.session, self.camera) = (session, camera)
  }

  /// Does something and waits until nothing moves.
  ///
  /// - Parameter isLast: Whether its motion is recorded.
  func perform(_ action: AppPath.Action, isLast: Bool) throws {
    let stage = session.stage
    if isLast {
      look()
      stage.observe(every: Self.interval) { [weak self] in self?.look() }
    }
    switch action {
    case .tap(_, let point, _): tap(point)
    case .segue(_, let place): _ = stage.takeCodeSegue(at: place)
    }
    try rest()
    if isLast {
      look()
      stage.observe(every: Self.interval, nil)
    }
  }

  /// Between two looks, in seconds: as in films of scenarios.
  private static let interval: TimeInterval = 1.0 / 120

  private func tap(_ point: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      session.stage.send(
        .pointer(
          PointerEvent(
            id: 0, phase: phase, position: point, time: session.stage.now, kind: .touch)))
    }
  }

  /// Lets pass what a tap begins, also after a moment in which a second one could follow.
  private func rest() throws {
    let stage = session.stage
    try stage.finishMotion()
    let deadline = stage.now + Self.patience
    while let due = stage.nextDue, due <= deadline {
      stage.advance(to: due)
      try stage.finishMotion()
    }
  }

  /// How long what is due is waited for, in seconds: longer than a second tap is.
  private static let patience: TimeInterval = 0.5

  private func look() {
    let stage = session.stage
    let snapshot = StageSnapshot(
      time: stage.now, frame: stage.displayList(isMasked: false),
      screen: ScreenInspection(of: stage))
    trace.samples.append(MotionTrack.Sample(snapshot, since: 0))
    if camera.keepsFilms { frames.append((stage.now, snapshot.frame)) }
  }
}
