/// A way from a screen to another.
package struct SharedTransition: Hashable, Sendable, Encodable {
  /// How the screen changes.
  package enum Motion: String, Sendable, Encodable {
    /// At once.
    case cut
    /// One screen fades into the other.
    case fade
    /// The next page slides in.
    case push
    /// The page slides out.
    case pop
    /// Something comes from below.
    case rise
    /// It goes back down.
    case fall
  }

  /// The places of both states.
  package var from, to: Int
  /// What a person does, such as `tap “Family”`.
  package var words: String
  /// What is tapped in each look: x, y, width and height in points; nil for what is done elsewhere.
  package var spots: [[Double]?]
  /// The numbers at which runs went it, of all that were gone, in that order; empty for a way that no
  /// scenario goes.
  package var turns: [Int] = []
  /// How the screen changes, and for how many seconds.
  package var motion: Motion
  package var seconds: Double
  /// How far the motion is at even times, from 0 to 1; empty if nothing slid.
  package var curve: [Double] = []
  /// The place of its film; nil for none.
  package var film: Int?
  /// How its parts moved.
  package var recipe: [SharedRecipe] = []

  /// Makes a way.
  package init(
    from: Int, to: Int, words: String, spots: [[Double]?], motion: Motion, seconds: Double
  ) {
    (self.from, self.to, self.words, self.spots) = (from, to, words, spots)
    (self.motion, self.seconds) = (motion, seconds)
  }
}
