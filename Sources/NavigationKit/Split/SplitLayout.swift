import Foundation

/// Where columns lie: frames from the display, the widths and the room.
nonisolated struct SplitLayout: Hashable, Sendable {
  /// What is laid out.
  struct Content: Hashable, Sendable {
    var display: SplitDisplay
    /// The room, in points.
    var size: CGSize
    /// How wide the columns beside the secondary one are, in points, with what the screen's edge covers
    /// of the outermost.
    var primaryWidth: CGFloat
    var supplementaryWidth: CGFloat = 0
    /// How wide the line between two columns is, in points.
    var line: CGFloat = 0
    /// Whether the primary column is at the left edge.
    var isPrimaryLeft = true
  }

  /// The frames of the columns beside the secondary one have the line at their inner edge in them.
  let primary: CGRect
  let supplementary: CGRect
  let secondary: CGRect
  /// How dark the secondary column is, 0…1.
  let dim: CGFloat

  /// Lays the columns out; what is not seen lies just outside the room.
  init(_ content: Content) {
    let (display, size) = (content.display, content.size)
    let primaryWidth = content.primaryWidth + content.line
    let supplementaryWidth = display.isTriple ? content.supplementaryWidth + content.line : 0
    // How much of the row of columns is to be seen, from its inner end.
    let seen =
      switch (display.sidebars, display.isTriple) {
      case (0, _): CGFloat(0)
      case (1, true): supplementaryWidth
      case (1, false): primaryWidth
      default: primaryWidth + supplementaryWidth
      }
    let start = seen - primaryWidth - supplementaryWidth
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
      // It is as wide as beside one column, and reaches out of the room.
      secondary = place(seen, size.width - supplementaryWidth)
    case .displace, .tile, .automatic: secondary = place(seen, size.width - seen)
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
