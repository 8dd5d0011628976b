/// A colour as levels from 0 to 255, with fractions.
nonisolated struct Levels {
  var blue: Float
  var red: Float
  var green: Float

  /// Applies a change to each channel.
  func map(_ change: (Float) -> Float) -> Levels {
    Levels(blue: change(blue), red: change(red), green: change(green))
  }

  /// Combines each channel with that of another colour.
  func merged(with other: Levels, _ merge: (Float, Float) -> Float) -> Levels {
    Levels(
      blue: merge(blue, other.blue), red: merge(red, other.red), green: merge(green, other.green))
  }
}
