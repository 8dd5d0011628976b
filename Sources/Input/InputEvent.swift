public import Foundation

/// An input event of a stage: one thing that happened, and when.
///
/// Times are the stage's virtual seconds; positions are points from its top left.
public enum InputEvent: Hashable, Sendable {
  /// A finger, mouse button or pen went down, moved, went up or was cancelled.
  case pointer(PointerEvent)
  /// The secondary button was pressed.
  case secondaryClick(SecondaryClickEvent)
  /// A wheel or a touchpad scrolled.
  case scroll(ScrollEvent)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was typed.
  case text(TextEvent)
  /// Background work is done.
  case arrival(ArrivalEvent)

  /// Whether it is a key that went up.
  package var isKeyUp: Bool {
    if case .key(let key) = self { key.phase == .up } else { false }
  }

  /// When it happened, in the stage's virtual seconds.
  public var time: TimeInterval {
    switch self {
    case .pointer(let event): event.time
    case .secondaryClick(let event): event.time
    case .scroll(let event): event.time
    case .key(let event): event.time
    case .text(let event): event.time
    case .arrival(let event): event.time
    }
  }
}
