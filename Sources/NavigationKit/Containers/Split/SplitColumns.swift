/// The controllers in the columns.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controller set for each column.
  var controllers: [Column: UIViewController] = [:]
  /// The controller shown for each column: the controllers one, or the navigation controller around it.
  var holders: [Column: UIViewController] = [:]

  /// The column that shows a controller; nil if none does.
  func column(of holder: UIViewController) -> Column? {
    holders.first { $0.value === holder }?.key
  }

  /// Removes a column's controller.
  mutating func clear(_ column: Column) {
    controllers[column] = nil
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
  /// The controller that shows the columns.
  let root: UIViewController
  /// The root's own pages, while those of other controllers are merged into its stack.
  var own: [UIViewController] = []
  /// The pages of others that are on its stack, or have not left it yet.
  var mergedStacks: [MergedStack] = []

  /// The pages merged from a controller's stack; nil without any.
  func mergedStack(of owner: UIViewController?) -> MergedStack? {
    mergedStacks.first { $0.owner === owner }
  }
}

/// Pages that are on another controller's stack.
struct MergedStack {
  /// The navigation controller that the pages belong to, or the only page itself.
  let owner: UIViewController
  var pages: [UIViewController]
}

/// The stack that columns share while collapsed.
struct SharedStack {
  typealias Column = UISplitViewController.Column

  let stack: any PageStack
  /// The columns that can be on it, from the bottom up.
  let columns: [Column]
  /// The pages of each.
  let pages: ColumnStacks<UIViewController>

  /// The pages of each column as they would be side by side.
  var parts: [[UIViewController]] { pages.divide(stack.viewControllers) }

  /// The columns that have pages on the stack, with these; pages that have left it are left out.
  var shownParts: [(column: Column, pages: [UIViewController])] {
    let onStack = Set(stack.viewControllers)
    return zip(columns, parts).map { ($0, $1.filter(onStack.contains)) }.filter { shows($0.0) }
  }

  /// Whether a column has pages on the stack.
  func shows(_ column: Column) -> Bool {
    columns.firstIndex(of: column).map { pages.has($0, in: stack.viewControllers) } ?? false
  }
}
