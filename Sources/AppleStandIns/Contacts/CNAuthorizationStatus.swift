/// Whether an app may see a person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// The person may not allow it.
  case restricted = 1
  /// The person refused.
  case denied = 2
  /// It may.
  case authorized = 3
}
