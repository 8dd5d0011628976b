public import Foundation

/// A touch of a finger, from the moment it comes down until it is lifted.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    /// The finger came down.
    case began
    /// It moved.
    case moved
    /// It has not moved since the last event.
    case stationary
    /// It was lifted.
    case ended
    /// The touch was cancelled.
    case cancelled
  }

  /// The type of a touch.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger.
    case direct = 0
    /// A mouse, which is precise.
    case indirectPointer = 3
    /// A stylus.
    case pencil = 2
  }

  /// The phase of the touch.
  public internal(set) var phase = Phase.began
  /// The type of the touch.
  public let type: TouchType
  /// When it last changed, in virtual seconds.
  public internal(set) var timestamp: TimeInterval
  /// The number of successive taps at that place: 2 for the second of a double tap.
  public internal(set) var tapCount = 1
  /// The view it began in; that never changes.
  public internal(set) weak var view: UIView?
  /// The window it is in.
  public internal(set) weak var window: UIWindow?

  /// Its location now and at the event before, in the window's points.
  var position: CGPoint
  var previousPosition: CGPoint
  /// How far it has been from where it began, in points.
  private(set) var straying: CGFloat = 0
  /// Where and when it began.
  let start: (position: CGPoint, time: TimeInterval)
  /// The recognisers that receive it, the deepest view's first; empty once it is over, as they may
  /// keep it.
  var recognizers: [UIGestureRecognizer] = []
  /// The recognisers that receive it, the deepest view's first; nil if none does, or it is over.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
  }
  /// Whether its view gets no more of it: a recogniser took it, or the view takes one touch only.
  var isCancelledInView = false
  /// The phase that its view was last told; nil before the first.
  var delivered: Phase?
  /// The phases that its view is still to be told, in order.
  var undelivered: [Phase] = []

  init(at position: CGPoint, type: TouchType, time: TimeInterval) {
    start = (position, time)
    self.position = position
    previousPosition = position
    self.type = type
    timestamp = time
    super.init()
  }

  /// Updates it with a new sample.
  func move(to position: CGPoint, phase: Phase, time: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.phase = phase
    timestamp = time
    straying = max(straying, hypot(position.x - start.position.x, position.y - start.position.y))
  }

  /// Its location in a view's coordinates; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(position, from: nil) ?? position
  }

  /// Its location as exactly as it is known, which is as exactly as ``location(in:)`` says.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Its location at the event before, in the same way.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// How hard the finger presses: 0, as the screen does not feel it.
  public var force: CGFloat { 0 }
  /// The greatest force that is felt: 0, as none is.
  public var maximumPossibleForce: CGFloat { 0 }

  /// Its location at the event before, in a view's coordinates; nil stands for the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPosition, from: nil) ?? previousPosition
  }
}
