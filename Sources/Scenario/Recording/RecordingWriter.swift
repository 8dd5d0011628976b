import Foundation
import Input
import NavigationKit

/// Converts recorded actions to steps.
nonisolated struct RecordingWriter {
  let events: [RecordedEvent]
  let tolerance: CGFloat
  /// The index of the next event.
  var index = 0
  /// The screen's current size.
  var size: CGSize
  /// The step's finger number of each pointer id that is down.
  var fingers: [Int: Int] = [:]
  private var done: [RecordedStep] = []
  /// The time after the steps so far.
  private var now: TimeInterval = 0

  private let isRightToLeft: Bool

  init(events: [RecordedEvent], size: CGSize, tolerance: CGFloat, isRightToLeft: Bool) {
    (self.events, self.size, self.tolerance) = (events, size, tolerance)
    self.isRightToLeft = isRightToLeft
  }

  /// What a finger at a point means.
  func target(at point: CGPoint, _ elements: [StageElement]) -> ScenarioStep.Target {
    ScenarioStep.Target(at: point, among: elements, on: size, isRightToLeft: isRightToLeft)
  }

  /// Whether every sample is repeated at its own time.
  var isExact: Bool { tolerance == 0 }

  mutating func steps() -> [RecordedStep] {
    while index < events.count {
      let event = events[index]
      index += 1
      write(event)
    }
    return done
  }

  private mutating func write(_ event: RecordedEvent) {
    switch event {
    case .input(.pointer(let sample), let elements): write(sample, elements)
    case .input(.secondaryClick(let click), _):
      add(.secondaryClick(.point(click.position)), at: click.time)
    case .input(.scroll(let scroll), let elements): write(scroll, elements)
    case .input(.key(let key), _): add(.key(key.key, key.modifiers), at: key.time)
    case .input(.text(let text), _): add(.type(typed(from: text)), at: text.time)
    case .input(.arrival, _): break
    case .rotated(let direction, let size, let time):
      self.size = size
      add(.rotate(direction), at: time)
    case .resized(let size, let time):
      self.size = size
      add(.resize(size), at: time)
    case .looked(let look, let time): add(.look(look), at: time)
    case .segue(let name, let time): add(.segue(name), at: time)
    case .scene(let name, let time): add(.scene(name), at: time)
    }
  }

  // MARK: Time

  /// Adds a step without duration at a time, with what was on screen then, as far as that counts.
  mutating func add(
    _ action: ScenarioStep.Action, at time: TimeInterval, over elements: [StageElement] = []
  ) {
    pass(to: time)
    done.append(RecordedStep(action, over: elements))
  }

  /// Adds a step that lasts until a time; if it would exceed its longest duration, it begins later.
  mutating func add(
    until time: TimeInterval, over elements: [StageElement] = [],
    _ action: (TimeInterval) -> ScenarioStep.Action
  ) {
    let longest = Quantity.movement.range.upperBound
    if lasting(until: time) > longest { pass(to: time - longest) }
    let duration = min(lasting(until: time), longest)
    done.append(RecordedStep(action(duration), over: elements))
    now += duration
  }

  /// The duration until a time, in milliseconds unless every sample is repeated.
  func lasting(until time: TimeInterval) -> TimeInterval {
    max(0, isExact ? time - now : Self.inMilliseconds(Self.inMilliseconds(time) - now))
  }

  /// Adds a `wait` until a time.
  mutating func pass(to time: TimeInterval) {
    var gap = lasting(until: time)
    guard gap > 0 else { return }
    now += gap
    if case .wait(let before) = done.last?.action {
      done.removeLast()
      gap = isExact ? gap + before : Self.inMilliseconds(gap + before)
    }
    while gap > Quantity.time.range.upperBound {
      done.append(RecordedStep(.wait(Quantity.time.range.upperBound)))
      gap -= Quantity.time.range.upperBound
    }
    done.append(RecordedStep(.wait(gap)))
  }

  private static func inMilliseconds(_ time: TimeInterval) -> TimeInterval {
    (time * 1000).rounded() / 1000
  }
}
