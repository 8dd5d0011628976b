/// Whether a load may begin.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It ends before it began.
  case cancel = 0
  /// It begins.
  case allow = 1
  /// It would be saved to a file; nothing is here.
  case download = 2
}
