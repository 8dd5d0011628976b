/// A way to turn a device by hand.
public enum RotationDirection: String, Hashable, Sendable, CaseIterable {
  /// Counterclockwise.
  case left
  /// Clockwise.
  case right

  /// The quarter turns clockwise that it is.
  public var quarters: Int { self == .right ? 1 : -1 }
}
