import Foundation
import Input
import NavigationKit

extension ScenarioRunner {
  /// Samples per second of a moving finger.
  static let samplesPerSecond = 120.0

  func press(_ point: CGPoint, finger: Int) throws {
    fingers[finger] = point
    touch(.down, at: point, finger: finger)
  }

  func move(
    to end: CGPoint, over duration: TimeInterval, finger: Int, _ place: SourcePosition
  ) throws {
    try move(to: [finger: end], over: duration, place)
  }

  /// Moves fingers at the same time, each in a straight line to a point on the screen.
  func move(
    to ends: [Int: CGPoint], over duration: TimeInterval, _ place: SourcePosition
  ) throws {
    for (_, end) in ends.sorted(by: { $0.key < $1.key }) { _ = try onScreen(end, place) }
    let starts = fingers.filter { ends[$0.key] != nil }
    guard starts.count == ends.count else {
      throw ScenarioFailure(place: place, reason: .noFinger)
    }
    try move(over: duration) { share in
      starts.reduce(into: [:]) { places, finger in
        guard let end = ends[finger.key] else { return }
        places[finger.key] = share == 1 ? end : finger.value.towards(end, share)
      }
    }
  }

  /// Moves fingers that are down.
  ///
  /// - Parameter places: Where each finger is after a share of the way, 0 to 1.
  func move(over duration: TimeInterval, _ places: (CGFloat) -> [Int: CGPoint]) throws {
    let begin = stage.now
    let count = duration * Self.samplesPerSecond
    let steps = max(1, Int(count.rounded(.up)))
    for step in 1...steps {
      let isLast = step == steps
      try pass(to: begin + (isLast ? duration : Double(step) / Self.samplesPerSecond))
      for (finger, point) in places(isLast ? 1 : CGFloat(Double(step) / count))
        .sorted(by: { $0.key < $1.key })
      {
        fingers[finger] = point
        touch(.moved, at: point, finger: finger)
      }
    }
  }

  func release(finger: Int) throws {
    guard let point = fingers.removeValue(forKey: finger) else { return }
    touch(.up, at: point, finger: finger)
  }

  /// Cancels all touches, as the system does.
  public func cancel() {
    for (finger, point) in fingers.sorted(by: { $0.key < $1.key }) {
      touch(.cancelled, at: point, finger: finger)
    }
    fingers = [:]
  }

  /// Drags with a velocity, by which the finger may leave the screen.
  func fling(from start: CGPoint, velocity: CGPoint) throws {
    let end = CGPoint(
      x: start.x + velocity.x * ScenarioStep.flingDuration,
      y: start.y + velocity.y * ScenarioStep.flingDuration)
    try press(start, finger: 0)
    try slide(from: start, to: end, over: ScenarioStep.flingDuration)
    try release(finger: 0)
  }

  func press(_ key: Key, _ modifiers: Modifiers) {
    for phase in [KeyEvent.Phase.down, .up] {
      stage.send(.key(KeyEvent(key: key, modifiers: modifiers, phase: phase, time: stage.now)))
    }
  }

  /// Scrolls a wheel's notch, or on a touchpad for a duration.
  func scroll(at point: CGPoint, by delta: CGSize, over duration: TimeInterval?) throws {
    guard let duration else { return scroll(.step, at: point, by: delta) }
    let begin = stage.now
    let steps = max(1, Int((duration * Self.samplesPerSecond).rounded(.up)))
    scroll(.began, at: point, by: .zero)
    for step in 1...steps {
      try pass(to: begin + duration * Double(step) / Double(steps))
      let part = CGSize(width: delta.width / CGFloat(steps), height: delta.height / CGFloat(steps))
      scroll(.changed, at: point, by: part)
    }
    scroll(.ended, at: point, by: .zero)
  }

  private func scroll(_ phase: ScrollEvent.Phase, at point: CGPoint, by delta: CGSize) {
    stage.send(.scroll(ScrollEvent(position: point, delta: delta, phase: phase, time: stage.now)))
  }

  private func touch(_ phase: PointerEvent.Phase, at point: CGPoint, finger: Int) {
    stage.send(
      .pointer(
        PointerEvent(
          id: finger, phase: phase, position: point, time: stage.now, kind: pointer)))
  }
}

nonisolated extension CGPoint {
  /// The point after a share of the way to another one.
  func towards(_ end: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
  }
}

extension PointerEvent.Kind {
  /// The kind of a scenario's pointer.
  nonisolated init(_ pointer: Scenario.Pointer) {
    self =
      switch pointer {
      case .touch: .touch
      case .mouse: .mouse
      case .pen: .pen
      }
  }
}
