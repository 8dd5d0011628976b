/// The controllers in columns.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// What was given to each.
  var given: [Column: UIViewController] = [:]
  /// What is shown of it: itself, or the stack it was put in.
  var holders: [Column: UIViewController] = [:]

  /// The column that shows a controller; nil where none does.
  func column(of holder: UIViewController) -> Column? {
    holders.first { $0.value === holder }?.key
  }

  /// Forgets a column's controller.
  mutating func clear(_ column: Column) {
    given[column] = nil
    holders[column] = nil
  }
}

/// Whether columns lie beside each other or are stacked.
enum SplitFold {
  /// Beside each other.
  case expanded
  /// Stacked in one controller.
  case collapsed(SplitPile)

  var isCollapsed: Bool { if case .collapsed = self { true } else { false } }
  /// What is stacked; nil while nothing is.
  var pile: SplitPile? { if case .collapsed(let pile) = self { pile } else { nil } }
}

/// Columns stacked in one controller.
struct SplitPile {
  typealias Column = UISplitViewController.Column

  /// The controller that shows them.
  let root: UIViewController
  /// The columns, from the primary one on; none where the compact column is shown in place of them.
  var order: [Column] = []
  /// What each had.
  var stacks = ColumnStacks<UIViewController>(columns: [])

  /// Where a column is among them.
  func index(of column: Column) -> Int? { order.firstIndex(of: column) }
}
