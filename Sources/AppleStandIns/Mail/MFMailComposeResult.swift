/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  /// It was put away.
  case cancelled = 0
  /// It was kept.
  case saved = 1
  /// It was sent.
  case sent = 2
  /// It could not be sent.
  case failed = 3
}
