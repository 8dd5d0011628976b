/// An event of a window as a whole.
public nonisolated enum WindowOccurrence: Hashable, Sendable {
  /// It was minimised, or is shown again.
  case visible(Bool)
  /// The user took a screenshot of it.
  case screenshot
}
