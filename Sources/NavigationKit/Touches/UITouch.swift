public import Foundation

/// A finger from the moment it comes down until it is lifted.
public final class UITouch: NSObject {
  /// Where in its life a touch is.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It has not moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
  }

  /// What touches.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// A mouse, which is precise.
    case indirectPointer = 3
    /// A stylus.
    case pencil = 2
  }

  /// Where in its life the touch is.
  public internal(set) var phase = Phase.began
  /// What touches.
  public let type: TouchType
  /// When it last changed, in virtual seconds.
  public internal(set) var timestamp: TimeInterval
  /// How often a finger came down at that place in a row: 2 for the second of a double tap.
  public internal(set) var tapCount = 1
  /// The view it came down on; it stays that view's to the end.
  public internal(set) weak var view: UIView?
  /// The window it is in.
  public internal(set) weak var window: UIWindow?

  /// Where it is now and was at the event before, in the window's points.
  var position: CGPoint
  var previousPosition: CGPoint
  /// Where and when it came down.
  let start: (position: CGPoint, time: TimeInterval)
  /// The recognisers that watch it, the deepest view's first.
  var recognizers: [UIGestureRecognizer] = []
  /// The recognisers that watch it, the deepest view's first; nil if none does.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
  }
  /// Whether its view hears no more of it: a recogniser took it, or the view takes one finger only.
  var isCancelledInView = false
  /// What its view last heard of it; nil while it has heard nothing.
  var heard: Phase?
  /// What its view is still to hear, in order.
  var untold: [Phase] = []

  init(at position: CGPoint, type: TouchType, time: TimeInterval) {
    start = (position, time)
    self.position = position
    previousPosition = position
    self.type = type
    timestamp = time
    super.init()
  }

  /// Notes a new sample.
  func move(to position: CGPoint, phase: Phase, time: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    timestamp = time
  }

  /// Where it is, in a view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Where it was at the event before, in a view's coordinates.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}

/// What happened to the fingers at one instant.
public final class UIEvent: NSObject {
  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button.
    public let rawValue: Int
    /// Makes a set from its bits.
    public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
    /// The one for everything usual.
    public nonisolated static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other one; its presses do not come here as touches.
    public nonisolated static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// When, in virtual seconds.
  public let timestamp: TimeInterval
  /// Every finger that is down, or was lifted with this event.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }
}
