import Foundation
import Input
import NavigationKit

nonisolated extension RecordingWriter {
  /// Writes a finger that goes down, moves or goes up.
  mutating func write(_ event: PointerEvent, _ elements: [StageElement]) {
    guard event.phase == .down else { return follow(event) }
    guard let finger = freeFinger, fingers[event.id] == nil else { return }
    if !isExact, let path = path(from: event) {
      if path.isTap, fingers.isEmpty {
        add(.tap(target(at: event.position, elements)), at: event.time, over: elements)
      } else {
        write(path.simplified(tolerance: tolerance), finger, over: elements)
      }
      return
    }
    fingers[event.id] = finger
    add(.press(.point(event.position), finger: finger), at: event.time)
  }

  private mutating func follow(_ event: PointerEvent) {
    guard let finger = fingers[event.id] else { return }
    switch event.phase {
    case .down: break
    case .moved: move(to: onScreen(event.position), at: event.time, finger)
    case .up:
      fingers[event.id] = nil
      add(.release(finger: finger), at: event.time)
    case .cancelled:
      fingers = [:]
      add(.cancel, at: event.time)
    }
  }

  /// Writes one sample of a moving finger; a longer `move` would add samples of its own.
  private mutating func move(to point: CGPoint, at time: TimeInterval, _ finger: Int) {
    if lasting(until: time) * Self.samplesPerSecond > 1 { pass(to: time) }
    add(until: time) { .move(to: point, over: $0, finger: finger) }
  }

  /// The nearest point on the screen: a mouse leaves it while its button is down, a finger cannot.
  private func onScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height))
  }

  /// The samples per second of a `move` step.
  private static let samplesPerSecond = 120.0

  private var freeFinger: Int? { (0...9).first { !fingers.values.contains($0) } }

  // MARK: All of a touch

  /// The path of a finger that goes down, if nothing else happens until it goes up; consumes its
  /// events.
  private mutating func path(from down: PointerEvent) -> FingerPath? {
    var samples = [FingerPath.Sample(time: down.time, point: down.position)]
    for next in index..<events.count {
      guard case .input(.pointer(let event), _) = events[next], event.id == down.id,
        event.phase == .moved || event.phase == .up
      else { return nil }
      samples.append(FingerPath.Sample(time: event.time, point: onScreen(event.position)))
      guard event.phase == .up else { continue }
      index = next + 1
      return FingerPath(samples: samples)
    }
    return nil
  }

  private mutating func write(
    _ path: FingerPath, _ finger: Int, over elements: [StageElement]
  ) {
    guard let first = path.samples.first, let last = path.samples.last else { return }
    add(.press(.point(first.point), finger: finger), at: first.time, over: elements)
    var place = first.point
    for sample in path.samples.dropFirst() {
      if sample.point == place {
        pass(to: sample.time)
      } else {
        add(until: sample.time) { .move(to: sample.point, over: $0, finger: finger) }
        place = sample.point
      }
    }
    add(.release(finger: finger), at: last.time)
  }
}
