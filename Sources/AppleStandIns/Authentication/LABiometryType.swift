/// The feature of a person that a device can read.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// An eye.
  case opticID = 4
}
