/// Whether what a server answered is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The load ends.
  case cancel = 0
  /// It is shown.
  case allow = 1
  /// It would be saved to a file; nothing is here.
  case download = 2
}
