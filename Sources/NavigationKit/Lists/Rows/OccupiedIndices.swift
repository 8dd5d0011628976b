/// Indices in a list that are taken by elements that come or go; the other ones are counted without
/// them.
nonisolated struct OccupiedIndices: Hashable, Sendable {
  private let sorted: [Int]

  init(_ indices: some Sequence<Int> = []) { sorted = Set(indices).sorted() }

  var count: Int { sorted.count }

  /// How many indices before one are not taken; nil if that one is.
  func rank(of index: Int) -> Int? {
    let before = sorted.partitioningIndex { $0 >= index }
    return before < sorted.count && sorted[before] == index ? nil : index - before
  }

  /// The index before which a number of others are not taken.
  func index(ofRank rank: Int) -> Int {
    rank + sorted.indices.partitioningIndex { sorted[$0] - $0 > rank }
  }
}
