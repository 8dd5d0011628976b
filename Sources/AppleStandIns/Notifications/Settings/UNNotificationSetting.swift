/// Whether one way to notify is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The device or app does not have it.
  case notSupported = 0
  /// It is off.
  case disabled = 1
  /// It is on.
  case enabled = 2
}
