import Foundation

/// Which view the keyboard acts on, and whether a ring shows it.
///
/// What was focused before is remembered, cells by their place in the list: the page that comes back
/// has its focus again.
struct KeyboardFocus {
  private var history: [Former] = []
  /// Whether a ring shows the focused view: from the first key that moves the focus until a finger
  /// comes down.
  var isShown = false

  /// Focuses an item.
  mutating func move(to item: FocusItem) {
    isShown = true
    let new = Former(item)
    history.removeAll { $0.isGone || $0.isSame(as: new) }
    history.append(new)
    if history.count > Self.depth { history.removeFirst() }
  }

  /// The one of several items that was focused last.
  func last(of items: [FocusItem]) -> FocusItem? {
    history.reversed().lazy.compactMap { $0.found(in: items) }.first
  }

  /// Where the focus is.
  enum Place {
    case on(FocusItem)
    /// In a list, on a cell that is scrolled out of sight.
    case outOfSight
    /// On another page, or nowhere yet.
    case elsewhere
  }

  /// Where the focus is, of all that can be focused now.
  func place(among items: [FocusItem]) -> Place {
    for former in history.reversed() {
      if let item = former.found(in: items) { return .on(item) }
      if former.isOutOfSight(in: items) { return .outOfSight }
    }
    return .elsewhere
  }

  /// How many views are remembered: more than pages are on top of each other.
  private static let depth = 64
}

/// What was focused: a view, or the cell of a list, whose view may show another one by now.
private struct Former {
  private weak var view: UIView?
  /// How often the view was taken from another cell before.
  private let reuseCount: Int?
  private weak var list: UIView?
  private let index: IndexPath?

  init(_ item: FocusItem) {
    view = item.view
    reuseCount = (item.view as? any ReusedView)?.reuseCount
    (list, index) = (item.list, item.index)
  }

  /// Its view, while that still shows it.
  var shown: UIView? {
    view.flatMap { ($0 as? any ReusedView)?.reuseCount == reuseCount ? $0 : nil }
  }

  /// Whether it can never be found again.
  var isGone: Bool { view == nil && list == nil }

  func isSame(as other: Former) -> Bool {
    if let shown, shown === other.shown { return true }
    return index != nil && index == other.index && list === other.list
  }

  /// The same of several items.
  func found(in items: [FocusItem]) -> FocusItem? {
    if let shown, let item = items.first(where: { $0.view === shown }) { return item }
    guard let list, let index else { return nil }
    return items.first { $0.list === list && $0.index == index }
  }

  /// Whether the list that it is in shows other cells, and still has it.
  func isOutOfSight(in items: [FocusItem]) -> Bool {
    guard let list, index.map({ has($0, in: list) }) ?? true else { return false }
    return items.contains { $0.list === list }
  }

  private func has(_ index: IndexPath, in list: UIView) -> Bool {
    switch list {
    case let table as UITableView: index.row < table.numberOfRows(inSection: index.section)
    case let collection as UICollectionView:
      index.section < collection.numberOfSections
        && index.item < collection.numberOfItems(inSection: index.section)
    default: false
    }
  }
}
