import Foundation

/// Which view the keyboard acts on, and whether a ring shows it.
///
/// Former views are remembered, cells by their place in the list: a page that comes back has its
/// focus again.
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

  /// The last focused one of several items; nil if none was focused.
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

  /// Where the focus is among the items that can be focused now.
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

/// A former focus: a view, or the cell of a list, whose view may show another cell by now.
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

  /// The view, while it still shows the focused cell.
  var shown: UIView? {
    view.flatMap { ($0 as? any ReusedView)?.reuseCount == reuseCount ? $0 : nil }
  }

  /// Whether neither the view nor its list exists any more.
  var isGone: Bool { view == nil && list == nil }

  func isSame(as other: Former) -> Bool {
    if let shown, shown === other.shown { return true }
    return index != nil && index == other.index && list === other.list
  }

  /// The focused one of several items; nil if it is not among them.
  func found(in items: [FocusItem]) -> FocusItem? {
    if let shown, let item = items.first(where: { $0.view === shown }) { return item }
    guard let list, let index else { return nil }
    return items.first { $0.list === list && $0.index == index }
  }

  /// Whether the list shows other cells, and still has the focused one.
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
