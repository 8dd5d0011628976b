public import Foundation
import Input

/// The user's recorded actions, to be written as a scenario.
public nonisolated struct Recording: Hashable, Sendable {
  /// The screen's initial size in points.
  public var size: CGSize
  /// Whether lines begin at the right, by which equal elements are counted.
  public var isRightToLeft = false
  /// The actions in order; times are the stage's.
  public var events: [RecordedEvent] = []

  /// Starts a recording at virtual time 0.
  public init(size: CGSize) { self.size = size }

  /// The steps that repeat the actions.
  ///
  /// With a tolerance in points, fingers move in straight lines within that distance of their real
  /// path, short touches become taps, by label where that is unique, and times are rounded to
  /// milliseconds. Without tolerance every sample of a finger is repeated at its own time. In both
  /// cases, scrolls on a touchpad become even ones of the same length.
  public func steps(tolerance: CGFloat = Recording.tolerance) -> [ScenarioStep] {
    var writer = RecordingWriter(
      events: meant, size: size, tolerance: tolerance, isRightToLeft: isRightToLeft)
    return writer.steps().map { ScenarioStep($0.action) }
  }

  /// The steps that a person would write: they name what they act on, scroll to it, fill in fields, and wait
  /// until nothing moves.
  ///
  /// They lead to the same screen only if no moment between two actions counts.
  public func namedSteps() -> [ScenarioStep] {
    var writer = RecordingWriter(
      events: meant, size: size, tolerance: Self.tolerance, isRightToLeft: isRightToLeft)
    let steps = writer.steps()
    var named = NamedSteps(steps, isRightToLeft: isRightToLeft, target: writer.target)
    return named.actions().map { ScenarioStep($0) }
  }

  /// A scenario that repeats the actions by some steps, and then captures the screen as `end`.
  public func scenario(
    _ steps: [ScenarioStep], app: String? = nil, device: String? = nil, look: Look = Look()
  ) -> Scenario {
    Scenario(
      app: app.map { Located($0) }, devices: device.map { [Located($0)] } ?? [], looks: [look],
      pointer: pointer, tolerance: nil,
      steps: steps + [ScenarioStep(.settle), ScenarioStep(.capture("end"))])
  }

  /// The default tolerance in points: less than any recogniser distinguishes.
  public static let tolerance: CGFloat = 2

  private var pointer: Scenario.Pointer {
    for case .input(.pointer(let event), _) in events {
      switch event.kind {
      case .touch: return .touch
      case .mouse: return .mouse
      case .pen: return .pen
      }
    }
    return .touch
  }

  /// The actions without events that follow from others: keys that go up or type a character, and
  /// arrivals.
  private var meant: [RecordedEvent] {
    var meant: [RecordedEvent] = []
    for event in events {
      switch event {
      case .input(.arrival, _): continue
      case .input(.key(let key), _) where key.phase == .up: continue
      case .input(.text, _):
        if meant.last?.types(justBefore: event.time) == true { meant.removeLast() }
      default: break
      }
      meant.append(event)
    }
    return meant
  }
}

nonisolated extension RecordedEvent {
  /// Whether it is the key that types the character at a time.
  fileprivate func types(justBefore time: TimeInterval) -> Bool {
    guard case .input(.key(let event), _) = self, case .character = event.key else { return false }
    return event.modifiers.isSubset(of: .shift) && time - event.time < Self.typingDelay
  }

  /// The longest delay from a key to its text event, in seconds.
  private static let typingDelay: TimeInterval = 0.05
}
