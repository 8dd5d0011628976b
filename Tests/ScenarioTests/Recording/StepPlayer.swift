import Foundation
import Input
import NavigationKit
import Scenario

/// Runs steps on a stage and records the events.
final class StepPlayer {
  let stage: Stage
  private(set) var events: [InputEvent] = []
  private var fingers: [Int: CGPoint] = [:]

  init(stage: Stage) { self.stage = stage }

  func play(_ steps: [ScenarioStep]) {
    for step in steps { play(step.action) }
  }

  private func play(_ action: ScenarioStep.Action) {
    switch action {
    case .tap(let target):
      touch(.down, 0, point(of: target))
      touch(.up, 0, point(of: target))
    case .press(let target, let finger): touch(.down, finger, point(of: target))
    case .move(let end, let seconds, let finger): move(finger, to: end, over: seconds)
    case .release(let finger): touch(.up, finger, fingers[finger] ?? .zero)
    case .cancel: for (finger, point) in fingers { touch(.cancelled, finger, point) }
    case .wheel(let point, let delta, nil):
      send(.scroll(ScrollEvent(position: point, delta: delta, phase: .step, time: stage.now)))
    case .wait(let seconds): stage.advance(by: seconds)
    case .settle: stage.settle()
    default: break
    }
  }

  private func move(_ finger: Int, to end: CGPoint, over seconds: TimeInterval) {
    let (start, begin) = (fingers[finger] ?? .zero, stage.now)
    let steps = max(1, Int((seconds * 120).rounded(.up)))
    for step in 1...steps {
      let share = step == steps ? 1 : Double(step) / (seconds * 120)
      stage.advance(by: begin + seconds * share - stage.now)
      touch(
        .moved, finger,
        share == 1
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
  }

  private func point(of target: ScenarioStep.Target) -> CGPoint {
    switch target {
    case .point(let point): return point
    case .element(let query, _):
      let frame = stage.elements().first { $0.label == query.text }?.frame ?? .zero
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func touch(_ phase: PointerEvent.Phase, _ finger: Int, _ point: CGPoint) {
    fingers[finger] = phase == .down || phase == .moved ? point : nil
    send(.pointer(PointerEvent(id: finger, phase: phase, position: point, time: stage.now)))
  }

  private func send(_ event: InputEvent) {
    events.append(event)
    stage.send(event)
  }
}
