/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person refused.
  case denied = 1
  /// It may.
  case authorized = 2
  /// It may, without being noticed.
  case provisional = 3
  /// It may for a while.
  case ephemeral = 4
}
