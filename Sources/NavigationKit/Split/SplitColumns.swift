/// The controllers in the columns.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controller set for each column.
  var given: [Column: UIViewController] = [:]
  /// The controller shown for it: itself, or the navigation controller made around it.
  var holders: [Column: UIViewController] = [:]

  /// The column that shows a controller; nil if none does.
  func column(of holder: UIViewController) -> Column? {
    holders.first { $0.value === holder }?.key
  }

  /// Removes a column's controller.
  mutating func clear(_ column: Column) {
    given[column] = nil
    holders[column] = nil
  }
}

/// Whether the columns are beside each other or stacked.
enum SplitArrangement {
  /// The columns are beside each other.
  case expanded
  /// The columns are stacked in one controller.
  case collapsed(CollapsedColumns)

  var isCollapsed: Bool { if case .collapsed = self { true } else { false } }
  /// The stacked columns; nil while expanded.
  var collapsed: CollapsedColumns? {
    if case .collapsed(let collapsed) = self { collapsed } else { nil }
  }
}

/// Columns stacked in one controller.
struct CollapsedColumns {
  typealias Column = UISplitViewController.Column

  /// The controller that shows them.
  let root: UIViewController
  /// The stacked columns, from the primary one on; empty if one controller is shown for all.
  var order: [Column] = []
  /// The pages of each.
  var stacks = ColumnStacks<UIViewController>(columns: [])

  /// The index of a column in ``order``; nil if it is not stacked.
  func index(of column: Column) -> Int? { order.firstIndex(of: column) }
}
