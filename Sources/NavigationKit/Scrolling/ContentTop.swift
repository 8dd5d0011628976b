import Foundation

/// Where the top of scrolled content is, under the large title that may be over it.
nonisolated struct ContentTop: Hashable, Sendable {
  /// The offset at which the content is at its top, with the title open.
  var offset: CGFloat = 0
  /// How high the title is when it is open; 0 without one.
  var title: CGFloat = 0

  /// Where content goes as its top moves, so that a title stays as far open as it was: at the top, beyond
  /// it and under a title part open it keeps its distance from the top; further down it stays where it
  /// is on screen, with the title folded away.
  func place(for content: CGFloat, leaving old: ContentTop) -> CGFloat {
    if content <= old.offset + min(old.title, title) { return content + offset - old.offset }
    return max(content, offset + title)
  }

  /// The top there is now, which is this one still if only sums came out a hair otherwise: a title that
  /// folds takes from one length what it adds to another.
  func moved(to now: ContentTop) -> ContentTop {
    now.title == title && abs(now.offset - offset) < ContentTop.hair ? self : now
  }

  /// More than sums of lengths differ by rounding, and less than anybody sees, in points.
  private static let hair: CGFloat = 1e-6
}
