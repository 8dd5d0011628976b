import Foundation

/// A view that shows one item of a list after the other.
protocol ReusedView: UIView {
  /// How often it was taken from an item.
  var reuseCount: Int { get set }
}

/// Cells that no longer show an item and can be reused, by reuse identifier.
struct ReuseQueue<Index: Equatable, Cell: ReusedView> {
  private var makers: [String: () -> Cell?] = [:]
  private var spares: [String: [(cell: Cell, index: Index?)]] = [:]

  /// Registers what makes cells when none can be reused; nil unregisters it.
  ///
  /// Those that another one made are no longer reused.
  mutating func register(_ identifier: String, _ make: (() -> Cell?)?) {
    makers[identifier] = make
    spares[identifier] = nil
  }

  /// Makes a cell; nil if nothing is registered for it.
  func make(_ identifier: String) -> Cell? { makers[identifier]?() }

  /// Adds a cell, with the item it showed.
  mutating func enqueue(_ cell: Cell, as identifier: String, from index: Index?) {
    cell.reuseCount += 1
    spares[identifier, default: []].append((cell, index))
  }

  /// A reusable cell: the one that showed the same item, or else the last one added.
  ///
  /// Reusing the same item's cell lets an animation in it, such as a switch's, continue after a
  /// reload.
  mutating func dequeue(_ identifier: String, for index: Index?) -> Cell? {
    guard let waiting = spares[identifier], !waiting.isEmpty else { return nil }
    let own = waiting.lastIndex { $0.index == index }
    return spares[identifier]?.remove(at: own ?? waiting.endIndex - 1).cell
  }
}
