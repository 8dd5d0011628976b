public import Foundation

/// A sample of one finger, mouse button or pen.
public struct PointerEvent: Hashable, Sendable {
  /// Where in its life the contact is.
  public enum Phase: Hashable, Sendable {
    /// The contact began.
    case down
    /// It moved while down.
    case moved
    /// It was lifted.
    case up
    /// The system took it away: nothing was meant by it.
    case cancelled
  }

  /// What touches; a mouse is precise and needs less movement to mean a drag.
  public enum Kind: Hashable, Sendable {
    /// A finger.
    case touch
    /// A mouse's primary button.
    case mouse
    /// A stylus.
    case pen
  }

  /// Which contact, the same from down to up.
  public var id: Int
  /// Where in its life the contact is.
  public var phase: Phase
  /// Where, in points from the stage's top left.
  public var position: CGPoint
  /// When, in virtual seconds.
  public var time: TimeInterval
  /// What touches.
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
