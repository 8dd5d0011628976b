/// The access to a person's pictures that an app asks for.
public enum PHAccessLevel: Int, Sendable {
  /// Adding pictures.
  case addOnly = 1
  /// Reading and adding pictures.
  case readWrite = 2
}
