/// Whether a controller is between two containers.
nonisolated enum ParentChange: Hashable, Sendable {
  /// It is where it is.
  case none
  /// It was put into its container, which has not said yet that all is done.
  case coming
  /// Its container is about to take it out.
  case leaving
}
