/// Why a PDF file is not drawn.
nonisolated enum PDFFault: Error, Hashable {
  /// It ends too early, or is not what it says.
  case damaged
  /// Reading or drawing it would take too long.
  case tooMuchWork
  /// It holds this, which is not drawn.
  case undrawn(String)
}
