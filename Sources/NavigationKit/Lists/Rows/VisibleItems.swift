import Foundation

/// The items of a list that are on screen, with their views, in the list's order.
struct VisibleItems<Index: Comparable, View: UIView>: Sequence {
  private var items: [(index: Index, view: View)] = []

  func makeIterator() -> IndexingIterator<[(index: Index, view: View)]> { items.makeIterator() }

  var count: Int { items.count }
  var indices: [Index] { items.map(\.index) }
  var views: [View] { items.map(\.view) }

  /// The view of an item; set it to add or replace the view, or to nil to remove it.
  subscript(index: Index) -> View? {
    get {
      let place = place(of: index)
      return holds(index, at: place) ? items[place].view : nil
    }
    set {
      let place = place(of: index)
      let range = place..<(holds(index, at: place) ? place + 1 : place)
      items.replaceSubrange(range, with: newValue.map { [(index, $0)] } ?? [])
    }
  }

  func index(of view: View) -> Index? { items.first { $0.view === view }?.index }

  /// The item that is typed into: as in UIKit, its view stays in a list that is scrolled away from
  /// it, so that it stays first responder.
  func edited(in list: UIScrollView) -> Index? {
    guard let typed = list.window?.firstResponder as? UIView, typed !== list else { return nil }
    return items.first { typed.isDescendant(of: $0.view) }?.index
  }

  /// The items without one that is kept out of sight.
  func inSight(of list: UIScrollView) -> [(index: Index, view: View)] {
    guard let edited = edited(in: list) else { return items }
    return items.filter { $0.index != edited || $0.view.frame.intersects(list.bounds) }
  }

  func neighbours(of index: Index) -> (before: View?, after: View?) {
    let place = place(of: index)
    let next = holds(index, at: place) ? place + 1 : place
    return (
      place > 0 ? items[place - 1].view : nil, next < items.count ? items[next].view : nil
    )
  }

  /// Changes all items' indices; removes and returns items whose index becomes nil.
  mutating func renumber(_ change: (Index) -> Index?) -> [(index: Index, view: View)] {
    let old = items
    items = old.compactMap { item in change(item.index).map { ($0, item.view) } }
    // Only moves change the order.
    if zip(items, items.dropFirst()).contains(where: { $1.index < $0.index }) {
      items.sort { $0.index < $1.index }
    }
    return old.filter { change($0.index) == nil }
  }

  private func holds(_ index: Index, at place: Int) -> Bool {
    place < items.count && items[place].index == index
  }

  /// The position at which an index is, or would be inserted.
  private func place(of index: Index) -> Int {
    items.partitioningIndex { $0.index >= index }
  }
}
