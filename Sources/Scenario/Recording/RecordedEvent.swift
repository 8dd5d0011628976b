public import Foundation
public import Input
public import NavigationKit

/// A recorded action of the user on a window.
public nonisolated enum RecordedEvent: Hashable, Sendable {
  /// An input event; for a finger that went down, also the elements on screen.
  case input(InputEvent, elements: [StageElement] = [])
  /// The device was turned, and the screen has this size since.
  case rotated(RotationDirection, to: CGSize, TimeInterval)
  /// The screen was resized.
  case resized(CGSize, TimeInterval)
  /// The appearance was changed.
  case looked(Look, TimeInterval)
  /// A segue was taken as code would, by its identifier.
  case segue(String, TimeInterval)
  /// A scene of the storyboard was shown, by its name.
  case scene(String, TimeInterval)

  /// The time in virtual seconds.
  public var time: TimeInterval {
    switch self {
    case .input(let event, _): event.time
    case .rotated(_, _, let time), .resized(_, let time), .looked(_, let time), .segue(_, let time),
      .scene(_, let time):
      time
    }
  }

  /// The same, later by some seconds.
  package func delayed(by seconds: TimeInterval) -> RecordedEvent {
    switch self {
    case .input(let event, let elements):
      .input(event.shifted(by: seconds), elements: elements)
    case .rotated(let direction, let size, let time):
      .rotated(direction, to: size, time + seconds)
    case .resized(let size, let time): .resized(size, time + seconds)
    case .looked(let look, let time): .looked(look, time + seconds)
    case .segue(let name, let time): .segue(name, time + seconds)
    case .scene(let name, let time): .scene(name, time + seconds)
    }
  }
}
