public import Foundation
public import Input
public import NavigationKit

/// Something that a person did to a window.
public nonisolated enum RecordedEvent: Hashable, Sendable {
  /// A finger, a wheel or a key did something; for a finger that went down, what was on screen then.
  case input(InputEvent, elements: [StageElement] = [])
  /// The screen was turned on its side or upright, at a time.
  case rotated(TimeInterval)
  /// The screen took another size, at a time.
  case resized(CGSize, TimeInterval)
  /// It looked otherwise from a time on.
  case looked(Look, TimeInterval)

  /// When, in virtual seconds.
  public var time: TimeInterval {
    switch self {
    case .input(let event, _): event.time
    case .rotated(let time), .resized(_, let time), .looked(_, let time): time
    }
  }
}
