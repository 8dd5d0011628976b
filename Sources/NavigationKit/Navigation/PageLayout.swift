import Foundation

/// Where a page goes under the bars around it: the rules of full-screen layout.
nonisolated struct PageLayout: Hashable, Sendable {
  /// A bar as the page sees it.
  struct Bar: Hashable, Sendable {
    /// How high it is, in points.
    var height: CGFloat
    /// What of the screen's edge lies beyond it.
    var edge: CGFloat
    /// How far it reaches into that.
    var overlap: CGFloat = 0
    /// Whether what is behind it shines through.
    var isTranslucent: Bool
    /// How high the large title under it is.
    var largeTitle: CGFloat = 0
    /// Whether that folds as the page scrolls.
    var folds = false
  }

  /// The page's frame.
  let frame: CGRect
  /// What the bars cover of it, beside what the screen's edges do.
  var covered: UIEdgeInsets
  /// How far its large title is unfolded; nil if its title is small.
  var largeTitle: LargeTitle?

  /// Lays a page out in the whole screen's bounds.
  ///
  /// - Parameters:
  ///   - top: The navigation bar; nil while it is hidden.
  ///   - bottom: The toolbar; nil while it is hidden.
  ///   - edges: Where the page wants to lie under bars.
  ///   - includesOpaqueBars: Whether it wants that under bars that nothing shines through too.
  init(
    in bounds: CGRect, top: Bar?, bottom: Bar?, edges: UIRectEdge, includesOpaqueBars: Bool
  ) {
    func liesUnder(_ bar: Bar, _ edge: UIRectEdge) -> Bool {
      // A bar that nothing shines through is never lain under, unless that is asked for.
      if !bar.isTranslucent && !includesOpaqueBars { return false }
      return edges.contains(edge)
    }
    var insets = UIEdgeInsets.zero
    var covered = UIEdgeInsets.zero
    if let top {
      if liesUnder(top, .top) {
        covered.top = top.height - top.overlap + top.largeTitle
      } else if top.folds {
        // The page keeps its place as the title folds over it.
        insets.top = top.edge - top.overlap + top.height
        covered.top = top.largeTitle
      } else {
        insets.top = top.edge - top.overlap + top.height + top.largeTitle
      }
    }
    if let bottom {
      if liesUnder(bottom, .bottom) {
        covered.bottom = bottom.height
      } else {
        insets.bottom = bottom.edge + bottom.height
      }
    }
    frame = bounds.inset(by: insets)
    self.covered = covered
  }
}
