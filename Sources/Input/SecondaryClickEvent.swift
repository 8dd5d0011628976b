public import Foundation

/// A click with a mouse's secondary button, or with two fingers on a touchpad.
public struct SecondaryClickEvent: Hashable, Sendable {
  /// The position in points from the stage's top left.
  public var position: CGPoint
  /// The time in virtual seconds.
  public var time: TimeInterval

  /// Makes a click.
  public init(position: CGPoint, time: TimeInterval) {
    self.position = position
    self.time = time
  }
}
