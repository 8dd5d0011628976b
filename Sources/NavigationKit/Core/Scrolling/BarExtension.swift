import Foundation

/// The part of a navigation bar under its row: a large title, and a search bar under that.
///
/// As the page scrolls, the search bar collapses first, unless it stays, and then the title.
nonisolated struct BarExtension: Hashable, Sendable {
  /// The parts under the row, and their heights when expanded.
  struct Parts: Hashable, Sendable {
    /// The height of the large title, in points; 0 without one.
    var title: CGFloat = 0
    /// The height of the search bar, in points; 0 without one.
    var search: CGFloat = 0
    /// Whether the search bar collapses as the page scrolls.
    var searchFolds = false
    /// Whether the search bar has taken the place of the row and the title.
    var replacesRow = false
    /// The effect of pulling down the page on the title.
    var pull = Pull.grows

    /// The effect of pulling down a page on its large title.
    enum Pull: Hashable, Sendable {
      /// It goes down with the page, and grows.
      case grows
      /// It goes down with the page; a refresh control is above it.
      case moves
      /// It stays: a refresh control is below it.
      case stays
    }

    /// The height of the search bar as far as it collapses.
    var foldingSearch: CGFloat { searchFolds ? search : 0 }
    /// The height that collapses.
    var foldHeight: CGFloat { foldingSearch + title }

    /// The distances from the content's top at which a part is expanded or collapsed.
    private var stops: [CGFloat] { [0, foldingSearch, foldHeight] }

    /// The distances from the content's top between which a part is half collapsed; nil if none is.
    func fold(at distance: CGFloat) -> (open: CGFloat, folded: CGFloat)? {
      zip(stops, stops.dropFirst()).first { distance > $0 && distance < $1 }
        .map { (open: $0, folded: $1) }
    }

    /// The offset at which a scroll ends that would end at `offset`, so that each part is either
    /// expanded or collapsed.
    ///
    /// - Parameter range: The possible offsets; all parts are expanded at the first one.
    func rest(for offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
      guard let fold = fold(at: offset - range.lowerBound) else { return offset }
      let (open, folded) = (range.lowerBound + fold.open, range.lowerBound + fold.folded)
      return offset - open > (folded - open) / 2 && folded <= range.upperBound ? folded : open
    }
  }

  let parts: Parts
  /// The large title; nil without one.
  let title: LargeTitle?
  /// The present height of the search bar, in points.
  let search: CGFloat
  /// The height that pulling the page down adds where no title takes it.
  let stretch: CGFloat

  /// Makes the extension of the bar over a page.
  ///
  /// - Parameter scroll: How far the page is scrolled from its top, in points; negative if it is
  ///   pulled down.
  init(_ parts: Parts = Parts(), scroll: CGFloat = 0) {
    self.parts = parts
    let scroll = parts.pull == .stays ? max(0, scroll) : scroll
    let folding = parts.foldingSearch
    let folded = min(max(0, scroll), folding)
    title =
      parts.title > 0
      ? LargeTitle(
        scroll: scroll - folded, openHeight: parts.title, grows: parts.pull == .grows) : nil
    search = parts.search - folded
    stretch = parts.title == 0 && folding > 0 ? max(0, -scroll) : 0
  }

  /// The height of all, in points.
  var height: CGFloat { (title?.height ?? 0) + search + stretch }
  /// The height that insets the page's content, which excludes what pulling down adds.
  var covering: CGFloat { (title?.covering ?? 0) + search }
  /// How far above the page's content a refresh control is; 0 unless a title or a search bar goes down
  /// with the page.
  var belowRefresh: CGFloat {
    let goesDown = parts.title > 0 || parts.foldingSearch > 0
    return parts.pull == .moves && goesDown ? covering : 0
  }
  /// How much is collapsed, in points.
  var folded: CGFloat { (title?.folded ?? 0) + parts.search - search }
}
