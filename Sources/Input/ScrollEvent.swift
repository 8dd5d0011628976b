public import Foundation

/// A notch of a wheel, or a part of a two-finger scroll on a touchpad.
public struct ScrollEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public enum Phase: Hashable, Sendable {
    /// The fingers began to scroll.
    case began
    /// They scrolled further.
    case changed
    /// They left the touchpad.
    case ended
    /// A wheel's notch: complete by itself.
    case step
  }

  /// The position of the pointer in points.
  public var position: CGPoint
  /// The distance the content should move, in points; a positive height moves it down, as a finger
  /// would.
  public var delta: CGSize
  /// The phase of the gesture.
  public var phase: Phase
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes a scroll event.
  public init(position: CGPoint, delta: CGSize, phase: Phase, time: TimeInterval) {
    self.position = position
    self.delta = delta
    self.phase = phase
    self.time = time
  }
}
