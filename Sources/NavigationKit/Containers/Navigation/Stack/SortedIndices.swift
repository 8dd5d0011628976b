/// A sorted set of indices.
nonisolated struct SortedIndices: Hashable, Sendable {
  private var indices: [Int] = []

  /// The lowest; nil for none.
  var first: Int? { indices.first }

  /// The highest below a bound; nil for none.
  func last(before bound: Int) -> Int? {
    let position = position(of: bound)
    return position > 0 ? indices[position - 1] : nil
  }

  /// Adds an index, or removes it.
  mutating func set(_ index: Int, isIn: Bool) {
    let position = position(of: index)
    let wasIn = position < indices.count && indices[position] == index
    if isIn, !wasIn { indices.insert(index, at: position) }
    if !isIn, wasIn { indices.remove(at: position) }
  }

  /// Removes all from a bound on.
  mutating func removeAll(from bound: Int) {
    indices.removeSubrange(position(of: bound)...)
  }

  /// The position of the first index that is not below a bound.
  private func position(of bound: Int) -> Int {
    var range = 0..<indices.count
    // Most changes are at the top of a stack.
    if indices.last.map({ $0 < bound }) ?? true { return range.upperBound }
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        indices[middle] < bound ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
