import Foundation

/// The frame of a page under the bars, and the insets that the bars cover.
nonisolated struct PageLayout: Hashable, Sendable {
  /// A bar as the page sees it.
  struct Bar: Hashable, Sendable {
    /// Its height in points.
    var height: CGFloat
    /// The safe area beyond it, in points.
    var edge: CGFloat
    /// How far the bar reaches into ``edge``, in points.
    var overlap: CGFloat = 0
    var isTranslucent: Bool
    /// The height of the extension under its row, in points: a large title, a search bar.
    var extended: CGFloat = 0
    /// Whether the extension collapses as the page scrolls.
    var folds = false
  }

  /// The page's frame.
  let frame: CGRect
  /// The insets of the page that the bars cover, in addition to the screen's safe area.
  var covered: UIEdgeInsets
  /// The extension under the navigation bar's row.
  var barExtension = BarExtension()

  /// Lays a page out in the whole screen's bounds.
  ///
  /// - Parameters:
  ///   - top: The navigation bar; nil while it is hidden.
  ///   - bottom: The toolbar; nil while it is hidden.
  ///   - edges: The edges at which the page extends under bars.
  ///   - includesOpaqueBars: Whether the page extends under opaque bars, too.
  init(
    in bounds: CGRect, top: Bar?, bottom: Bar?, edges: UIRectEdge, includesOpaqueBars: Bool
  ) {
    func liesUnder(_ bar: Bar, _ edge: UIRectEdge) -> Bool {
      // A page extends under an opaque bar only on request.
      if !bar.isTranslucent && !includesOpaqueBars { return false }
      return edges.contains(edge)
    }
    var insets = UIEdgeInsets.zero
    var covered = UIEdgeInsets.zero
    if let top {
      if liesUnder(top, .top) {
        covered.top = top.height - top.overlap + top.extended
      } else if top.folds {
        // The page keeps its frame while the bar collapses over it.
        insets.top = top.edge - top.overlap + top.height
        covered.top = top.extended
      } else {
        insets.top = top.edge - top.overlap + top.height + top.extended
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
