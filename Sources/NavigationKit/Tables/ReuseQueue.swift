import Foundation

/// Cells that show no item any more and wait for another, by the name they are reused by.
struct ReuseQueue<Index: Equatable, Cell: UIView> {
  private var classes: [String: Cell.Type] = [:]
  private var spares: [String: [(cell: Cell, index: Index?)]] = [:]

  /// Has cells of a class made where none waits by that name; nil takes it back.
  mutating func register(_ cellClass: Cell.Type?, as identifier: String) {
    classes[identifier] = cellClass
  }

  /// The class that was registered by a name.
  func cellClass(for identifier: String) -> Cell.Type? { classes[identifier] }

  /// Keeps a cell, and which item it showed.
  mutating func enqueue(_ cell: Cell, as identifier: String, from index: Index?) {
    spares[identifier, default: []].append((cell, index))
  }

  /// A cell that waits by a name: the one that showed that item, or else the last that came.
  ///
  /// So what moves in a cell, a switch's knob say, goes on where all cells are asked for anew.
  mutating func dequeue(_ identifier: String, for index: Index?) -> Cell? {
    guard let waiting = spares[identifier], !waiting.isEmpty else { return nil }
    let own = waiting.lastIndex { $0.index == index }
    return spares[identifier]?.remove(at: own ?? waiting.endIndex - 1).cell
  }
}
