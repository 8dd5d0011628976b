extension UITableView {
  /// A table's appearance.
  public enum Style: Int, Hashable, Sendable {
    /// Rows from edge to edge, with grey bands above sections.
    case plain
    /// Groups of rows on a grey background.
    case grouped
    /// Groups with rounded corners and side margins.
    case insetGrouped
  }

  /// Where a row is on screen after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever the least scrolling makes it visible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How inserted and deleted rows are animated, for 0.3 seconds: all fade, and most slide as well.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// The rows fade in place.
    case fade
    /// The rows slide in from the right and out to the right.
    case right
    /// The rows slide in from the left and out to the left.
    case left
    /// The rows slide in from the top and out to the top.
    case top
    /// The rows slide in from the bottom and out to the bottom.
    case bottom
    /// No animation.
    case none
    /// The same as ``fade`` here.
    case middle
    /// The table chooses: the same as ``fade`` here.
    case automatic = 100
  }

  /// The kinds of separators.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No separators.
    case none
    /// Single lines.
    case singleLine
  }
}
