/// What two numbers in brackets are together.
nonisolated enum NumberPair: Hashable {
  /// A place on the screen.
  case point
  /// How far a wheel turns.
  case delta
  case velocity
  /// The size of a screen.
  case size

  /// What each of the numbers measures.
  var quantity: Quantity {
    switch self {
    case .point, .delta: .place
    case .velocity: .velocity
    case .size: .screenLength
    }
  }
}
