/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person may not allow it.
  case restricted = 1
  /// The person refused.
  case denied = 2
  /// At all times.
  case authorizedAlways = 3
  /// While the app is used.
  case authorizedWhenInUse = 4
}
