/// How pixels of a picture are mixed where it is drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// As is usual: smoothly.
  case `default`
  /// Not at all: each pixel becomes a square.
  case none
  /// Smoothly.
  case low
  /// Smoothly.
  case high
  /// Smoothly.
  case medium
}
