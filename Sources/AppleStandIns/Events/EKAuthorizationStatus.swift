/// Whether an app may see a person's calendar.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person may not allow it.
  case restricted = 1
  /// The person refused.
  case denied = 2
  /// It may see all.
  case fullAccess = 3
  /// It may add something.
  case writeOnly = 4

  /// It may see all, as older apps say it.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
