/// The meaning of two numbers in brackets.
nonisolated enum NumberPair: Hashable {
  /// A point of the screen.
  case point
  /// The distance that a wheel scrolls.
  case delta
  case velocity
  /// The size of a screen.
  case size
  /// The size of an element.
  case length

  /// The unit and range of each number.
  var quantity: Quantity {
    switch self {
    case .point, .delta: .place
    case .length: .margin
    case .velocity: .velocity
    case .size: .screenLength
    }
  }
}
