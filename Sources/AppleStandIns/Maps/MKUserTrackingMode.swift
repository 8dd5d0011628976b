/// Whether a map follows the device; here it is only kept.
public enum MKUserTrackingMode: Int, Sendable {
  /// No.
  case none = 0
  /// It follows its place.
  case follow = 1
  /// It follows its place and turns.
  case followWithHeading = 2
}
