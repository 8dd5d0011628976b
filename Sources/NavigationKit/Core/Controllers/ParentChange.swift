/// Whether a controller is being added to a container, or removed.
nonisolated enum ParentChange: Hashable, Sendable {
  /// Neither.
  case none
  /// It was added, and `didMove(toParent:)` has not been called yet.
  case coming
  /// It is about to be removed.
  case leaving
}
