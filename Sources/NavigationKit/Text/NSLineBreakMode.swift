/// What becomes of text that is wider than its place.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Words go to the next line.
  case byWordWrapping
  /// Characters go to the next line.
  case byCharWrapping
  /// It ends at the edge.
  case byClipping
  /// The start gives way to an ellipsis.
  case byTruncatingHead
  /// The end gives way to an ellipsis.
  case byTruncatingTail
  /// The middle gives way to an ellipsis.
  case byTruncatingMiddle
}
