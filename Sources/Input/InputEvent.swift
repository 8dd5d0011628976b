public import Foundation

/// What the outside world tells a stage: one thing that happened, and when.
///
/// Times are the stage's virtual seconds, positions its points, from the top left.
public enum InputEvent: Hashable, Sendable {
  /// A finger, mouse button or pen went down, moved, came up or was taken away.
  case pointer(PointerEvent)
  /// A wheel or a touchpad scrolled.
  case scroll(ScrollEvent)
  /// A key went down or came up.
  case key(KeyEvent)
  /// Text was typed.
  case text(TextEvent)
  /// Work that ran away from the frame is done.
  case arrival(ArrivalEvent)

  /// When it happened, in the stage's virtual seconds.
  public var time: TimeInterval {
    switch self {
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    case .key(let event): event.time
    case .text(let event): event.time
    case .arrival(let event): event.time
    }
  }
}
