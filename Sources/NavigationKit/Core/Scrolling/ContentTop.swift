import Foundation

/// The top of scrolled content, under the large title and the search bar that may be over it.
nonisolated struct ContentTop: Hashable, Sendable {
  /// The offset at which the content is at its top, with title and search bar expanded.
  var offset: CGFloat = 0
  /// The title and the search bar.
  var parts = BarExtension.Parts()

  /// The content's offset after its top moved, so that title and search bar stay as far expanded as
  /// they were; a search bar that collapses when scrolled appears collapsed.
  ///
  /// At the top, beyond it, and under a partly expanded bar the content keeps its distance from the
  /// top. Further down it stays where it is on screen, with the bar collapsed.
  func place(for content: CGFloat, leaving old: ContentTop) -> CGFloat {
    if old.parts.search == 0, parts.foldingSearch > 0 {
      return withoutSearch.place(for: content, leaving: old)
    }
    if parts.search == 0, old.parts.foldingSearch > 0 {
      let old = old.withoutSearch
      return place(for: max(content, old.offset), leaving: old)
    }
    if content <= old.offset + min(old.parts.foldHeight, parts.foldHeight) + ContentTop.hair {
      return content + offset - old.offset
    }
    return max(content, offset + parts.foldHeight)
  }

  /// The top with the search bar collapsed.
  private var withoutSearch: ContentTop {
    ContentTop(
      offset: offset + parts.search, parts: BarExtension.Parts(title: parts.title))
  }

  /// The new top, or this one if the two differ by rounding only: a collapsing title takes from one
  /// length what it adds to another.
  func moved(to now: ContentTop) -> ContentTop {
    now.parts == parts && abs(now.offset - offset) < ContentTop.hair ? self : now
  }

  /// More than lengths differ by rounding, and less than is visible, in points.
  private static let hair: CGFloat = 1e-6
}
