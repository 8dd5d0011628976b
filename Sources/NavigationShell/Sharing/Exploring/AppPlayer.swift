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
  /// - Parameter isRecorded: Whether its motion is recorded.
  func perform(_ action: AppPath.Action, isRecorded: Bool) throws {
    let stage = session.stage
    if isRecorded {
      look()
      stage.observe(every: Self.interval) { [weak self] in self?.look() }
    }
    switch action.target {
    case .element: if let spot = action.spot { tap(CGPoint(x: spot.midX, y: spot.midY)) }
    case .segue(let place): _ = stage.takeCodeSegue(at: place)
    }
    try stage.comeToRest()
    if isRecorded {
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

  private func look() {
    let stage = session.stage
    let snapshot = StageSnapshot(
      time: stage.now, frame: stage.displayList(isMasked: false),
      screen: ScreenInspection(of: stage))
    trace.samples.append(MotionTrack.Sample(snapshot, since: 0))
    if camera.keepsFilms { frames.append((stage.now, snapshot.frame)) }
  }
}
