/// How a part of the screen moves in a transition, for those who build it.
package struct SharedRecipe: Hashable, Sendable, Encodable {
  /// The part, such as `title "Albums" and 2 more`.
  package var part: String
  /// What changes: `x`, `y`, `width` or `height`.
  package var measure: String
  /// The first and the last value, in points.
  package var from, to: Double
  /// When it begins and ends, in seconds from the start of the transition.
  package var begin, end: Double
  /// The curve in words.
  package var curve: String
  /// Values at even times, as parts of the way: 0 at `from`, 1 at `to`.
  package var shares: [Double]

  /// Makes a line of a recipe.
  package init(
    part: String, measure: String, from: Double, to: Double, begin: Double, end: Double,
    curve: String, shares: [Double]
  ) {
    (self.part, self.measure, self.from, self.to) = (part, measure, from, to)
    (self.begin, self.end, self.curve, self.shares) = (begin, end, curve, shares)
  }
}
