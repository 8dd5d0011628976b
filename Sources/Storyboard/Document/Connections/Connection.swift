/// A way from an object to another one, by which code or a tap reaches it.
public enum Connection: Sendable, Hashable {
  /// A way to another scene.
  case segue(DocumentSegue)
  /// A message that a control, bar item or gesture recogniser sends.
  case action(DocumentAction)
  /// A property that holds one object.
  case outlet(DocumentOutlet)
  /// A property that holds several objects; each has a connection, in their order.
  case outletCollection(DocumentOutlet)
}
