/// What an app wants to do with a person's pictures.
public enum PHAccessLevel: Int, Sendable {
  /// Add some.
  case addOnly = 1
  /// See and add some.
  case readWrite = 2
}
