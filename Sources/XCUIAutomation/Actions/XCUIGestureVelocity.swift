public import Foundation

/// How fast a finger moves, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Points per second.
  public let rawValue: CGFloat
  /// Makes a velocity of points per second.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Makes a velocity of points per second.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// Makes a velocity of points per second.
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// Makes a velocity of points per second.
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// As fast as a person swipes.
  public static let `default` = XCUIGestureVelocity(1000)
  /// Slowly.
  public static let slow = XCUIGestureVelocity(400)
  /// Fast.
  public static let fast = XCUIGestureVelocity(2000)

  /// The velocity of a finger, which does not stand still.
  var pointsPerSecond: CGFloat { max(1, rawValue) }
}
