public import Drawing
public import Foundation

/// How a device is held while a frame of its screen is shown.
public nonisolated struct ScreenPose: Hashable, Sendable {
  /// How it is turned, or will be at the end of the turn that goes on.
  public var turn: QuarterTurn
  /// How it stands against that now, in radians clockwise.
  public var tilt: CGFloat

  /// Makes a pose.
  public init(_ turn: QuarterTurn, tilt: CGFloat = 0) { (self.turn, self.tilt) = (turn, tilt) }
}
