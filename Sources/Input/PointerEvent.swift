public import Foundation

/// A sample of one finger, mouse button or pen.
public struct PointerEvent: Hashable, Sendable {
  /// The phase of the contact.
  public enum Phase: Hashable, Sendable {
    /// The contact began.
    case down
    /// It moved while down.
    case moved
    /// It was lifted.
    case up
    /// The system cancelled it, so it must have no effect.
    case cancelled
  }

  /// The kind of pointer; a mouse is precise and needs less movement for a drag.
  public enum Kind: Hashable, Sendable {
    /// A finger.
    case touch
    /// A mouse's primary button.
    case mouse
    /// A stylus.
    case pen
  }

  /// The contact's id, the same from down to up.
  public var id: Int
  /// The phase of the contact.
  public var phase: Phase
  /// The position in points from the stage's top left.
  public var position: CGPoint
  /// The time in virtual seconds.
  public var time: TimeInterval
  /// The kind of pointer.
  public var kind: Kind

  /// Makes a sample.
  public init(
    id: Int, phase: Phase, position: CGPoint, time: TimeInterval, kind: Kind = .touch
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.time = time
    self.kind = kind
  }
}
