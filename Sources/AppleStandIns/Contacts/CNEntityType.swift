/// The kinds of entries in a person's contacts.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts = 0
}
