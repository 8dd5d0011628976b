public import Foundation

/// An event at one time: the touches, a shake, or the keys that are down.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Touches.
    case touches = 0
    /// The device is moved.
    case motion = 1
    /// Buttons that control media; none are here.
    case remoteControl = 2
    /// Keys; see ``UIPressesEvent``.
    case presses = 3
  }

  /// The type of the event.
  open var type: EventType { subtype == .none ? .touches : .motion }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit per button.
    public let rawValue: Int
    /// Makes a set from its bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public nonisolated static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button; its presses do not arrive as touches.
    public nonisolated static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// The kind of motion of an event.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Its time, in virtual seconds.
  public let timestamp: TimeInterval
  /// The kind of motion; none for touches.
  public let subtype: EventSubtype
  /// All touches that are down, or ended with this event.
  public let allTouches: Set<UITouch>?
  /// The touches that began in a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The touches in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The touches that a recogniser receives; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.recognizers.contains { $0 === gesture } }
  }
  /// The states of a touch since the event before: only the touch itself, as each change is an event
  /// of its own here.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The predicted places of a touch: none here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let meant: Set<UITouch> = allTouches?.filter(isMeant) ?? []
    return meant.isEmpty ? nil : meant
  }

  init(timestamp: TimeInterval, touches: Set<UITouch>, subtype: EventSubtype = .none) {
    self.timestamp = timestamp
    self.subtype = subtype
    allTouches = touches
    super.init()
  }
}
