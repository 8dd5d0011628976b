import Foundation

/// The top of scrolled content, under the large title that may be over it.
nonisolated struct ContentTop: Hashable, Sendable {
  /// The offset at which the content is at its top, with the title expanded.
  var offset: CGFloat = 0
  /// The height of the expanded title; 0 without one.
  var title: CGFloat = 0

  /// The content's offset after its top moved, so that a title stays as far expanded as it was.
  ///
  /// At the top, beyond it, and under a partly expanded title the content keeps its distance from
  /// the top. Further down it stays where it is on screen, with the title collapsed.
  func place(for content: CGFloat, leaving old: ContentTop) -> CGFloat {
    if content <= old.offset + min(old.title, title) { return content + offset - old.offset }
    return max(content, offset + title)
  }

  /// The new top, or this one if the two differ by rounding only: a collapsing title takes from one
  /// length what it adds to another.
  func moved(to now: ContentTop) -> ContentTop {
    now.title == title && abs(now.offset - offset) < ContentTop.hair ? self : now
  }

  /// More than lengths differ by rounding, and less than is visible, in points.
  private static let hair: CGFloat = 1e-6
}
