/// The kinds of entries in a person's calendar.
public enum EKEntityType: UInt, Sendable {
  /// Dates.
  case event = 0
  /// Things to do.
  case reminder = 1
}
