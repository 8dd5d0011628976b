/// How text is shown that is wider than its frame.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Breaks lines between words.
  case byWordWrapping
  /// Breaks lines between characters.
  case byCharWrapping
  /// Clips the text at the edge.
  case byClipping
  /// Replaces the start by an ellipsis.
  case byTruncatingHead
  /// Replaces the end by an ellipsis.
  case byTruncatingTail
  /// Replaces the middle by an ellipsis.
  case byTruncatingMiddle
}

nonisolated extension NSLineBreakMode {
  /// Whether what does not fit goes on in the next line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
