/// How much room there is in a direction.
public enum SizeClass: String, Sendable {
  /// Little or much.
  case compact, regular
}
