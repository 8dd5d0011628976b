public import Foundation
import Input

/// What a person did to a window, to be written as a scenario.
public nonisolated struct Recording: Hashable, Sendable {
  /// The size of the screen at first, in points.
  public var size: CGSize
  /// What was done, in order; times are the stage's.
  public var events: [RecordedEvent] = []

  /// Starts a recording at virtual time 0.
  public init(size: CGSize) { self.size = size }

  /// The steps that do the same.
  ///
  /// With a tolerance in points, fingers move in straight lines no further than that from where they
  /// were at any time, short touches are taps, by label where one element alone has it, and times
  /// are in milliseconds. With none every sample of a finger is repeated at its own time. Scrolls on
  /// a touchpad become even ones of the same length in either case.
  public func steps(tolerance: CGFloat = Recording.tolerance) -> [ScenarioStep] {
    var writer = RecordingWriter(events: meant, size: size, tolerance: tolerance)
    return writer.steps().map { ScenarioStep($0) }
  }

  /// A scenario that does the same and then takes a picture, called `end`, of where it led.
  public func scenario(
    app: String? = nil, device: String? = nil, look: Look = Look(),
    tolerance: CGFloat = Recording.tolerance
  ) -> Scenario {
    Scenario(
      app: app.map { Located($0) }, devices: device.map { [Located($0)] } ?? [], looks: [look],
      pointer: pointer, tolerance: nil,
      steps: steps(tolerance: tolerance) + [ScenarioStep(.settle), ScenarioStep(.capture("end"))])
  }

  /// So far from where it was a finger may be, in points: less than any recogniser tells apart.
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

  /// What was done without what follows from it: keys that come up or type a character, and news of
  /// work that is done.
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
  /// Whether it is the key whose character is typed at a time.
  fileprivate func types(justBefore time: TimeInterval) -> Bool {
    guard case .input(.key(let event), _) = self, case .character = event.key else { return false }
    return event.modifiers.isSubset(of: .shift) && time - event.time < Self.typingDelay
  }

  /// A key's character comes no later than this after the key, in seconds.
  private static let typingDelay: TimeInterval = 0.05
}
