import Foundation

/// Computes the columns' frames from the display, the widths and the available size.
nonisolated struct SplitLayout: Hashable, Sendable {
  /// The input of the layout.
  struct Content: Hashable, Sendable {
    var display: SplitDisplay
    /// The available size, in points.
    var size: CGSize
    /// The widths of the other columns, in points; the primary one's includes the safe area inset
    /// at its edge.
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat = 0
    /// The width of the separator between two columns, in points.
    var line: CGFloat = 0
    /// Whether the primary column is at the left edge.
    var isPrimaryLeft = true
  }

  /// The frame of the primary column, with the separator at its inner edge.
  let primary: CGRect
  /// The frame of the supplementary column, with the separator at its inner edge.
  let supplementary: CGRect
  /// The frame of the secondary column.
  let secondary: CGRect
  /// How much the secondary column is dimmed, 0…1.
  let dim: CGFloat

  /// Lays the columns out; hidden ones are placed just outside the visible bounds.
  init(_ content: Content) {
    let (display, size) = (content.display, content.size)
    let primaryWidth = content.primaryWidth + content.line
    let supplementaryWidth = display.isTriple ? content.supplementaryWidth + content.line : 0
    // How much of the row of other columns is visible, in points, from its inner end.
    let visibleWidth =
      switch (display.sidebars, display.isTriple) {
      case (0, _): CGFloat(0)
      case (1, true): supplementaryWidth
      case (1, false): primaryWidth
      default: primaryWidth + supplementaryWidth
      }
    let start = visibleWidth - primaryWidth - supplementaryWidth
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: content.isPrimaryLeft ? x : size.width - x - width, y: 0, width: width,
        height: size.height)
    }
    primary = place(start, primaryWidth)
    supplementary = place(start + primaryWidth, supplementaryWidth)
    switch display.behavior {
    case .overlay: secondary = place(0, size.width)
    case .displace where display.sidebars > 1:
      // It is as wide as beside one column, so it extends past the bounds.
      secondary = place(visibleWidth, size.width - supplementaryWidth)
    case .displace, .tile, .automatic: secondary = place(visibleWidth, size.width - visibleWidth)
    }
    dim = display.coversSecondary ? SplitMetrics.dim : 0
  }

  /// A column's frame.
  func frame(of column: UISplitViewController.Column) -> CGRect {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact: secondary
    }
  }
}
