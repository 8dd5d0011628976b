import Foundation

/// Which parts of a list are taken, one after the other, to be put together.
///
/// Of each part only the middle is used, as headers stick to the edges; the first begins at its top
/// and the last ends at its bottom.
nonisolated struct ListStrips: Hashable {
  /// The share of a part that is left out at an edge.
  static let margin: CGFloat = 0.125

  /// How far the list is taken already, in points of its content.
  private(set) var taken: CGFloat = 0

  /// Where the next part begins, if it is scrolled there.
  ///
  /// - Parameter length: How much of the list is seen at a time.
  func start(seeing length: CGFloat) -> CGFloat {
    taken == 0 ? 0 : taken - (length * Self.margin).rounded(.down)
  }

  /// Takes the usable part of what is seen, as a range of the content; nil if nothing new is seen.
  mutating func take(
    seen: ClosedRange<CGFloat>, of content: CGFloat
  ) -> ClosedRange<CGFloat>? {
    let length = seen.upperBound - seen.lowerBound
    let isLast = seen.upperBound >= content - ScrollState.slack
    let end =
      isLast
      ? min(seen.upperBound, content) : seen.upperBound - (length * Self.margin).rounded(.down)
    guard end > taken, seen.lowerBound <= taken + ScrollState.slack else { return nil }
    defer { taken = end }
    return taken...end
  }
}
