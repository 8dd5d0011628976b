/// An array whose elements have weights, such as lengths or heights, with their sums.
///
/// It is kept in blocks, so that finding, changing and replacing elements costs about the same in a
/// hundred elements and in a hundred thousand.
nonisolated struct SummedArray<Element, Weight: AdditiveArithmetic & Comparable> {
  typealias Entry = (element: Element, weight: Weight)

  private struct Block {
    var entries: ArraySlice<Entry>
    var weight: Weight

    init(_ entries: ArraySlice<Entry>) {
      self.entries = ArraySlice(Array(entries))
      weight = entries.reduce(.zero) { $0 + $1.weight }
    }
  }

  private var blocks: [Block]
  /// The number of elements.
  private(set) var count: Int
  /// The sum of all weights.
  private(set) var weight: Weight

  init(_ entries: [Entry]) {
    blocks = Self.blocks(of: entries[...])
    count = entries.count
    weight = blocks.reduce(.zero) { $0 + $1.weight }
  }

  private static func blocks(of entries: ArraySlice<Entry>) -> [Block] {
    stride(from: entries.startIndex, to: entries.endIndex, by: blockSize).map {
      Block(entries[$0..<min($0 + blockSize, entries.endIndex)])
    }
  }

  // MARK: Queries

  subscript(index: Int) -> Element {
    let place = place(of: index)
    return blocks[place.block].entries[place.entry].element
  }

  /// All elements in order.
  var elements: some Sequence<Element> {
    blocks.lazy.flatMap { $0.entries.lazy.map(\.element) }
  }

  /// All weights in order.
  var weights: [Weight] { blocks.flatMap { $0.entries.map(\.weight) } }

  /// The elements at indices.
  func elements(_ range: Range<Int>) -> [Element] { range.map { self[$0] } }

  /// The sum of the weights before an index.
  func weight(before index: Int) -> Weight {
    var (sum, rest) = (Weight.zero, index)
    for block in blocks {
      guard rest >= block.entries.count else {
        return block.entries.prefix(rest).reduce(sum) { $0 + $1.weight }
      }
      sum += block.weight
      rest -= block.entries.count
    }
    return sum
  }

  /// The element in which a weight is reached, and the sum before it; the last for what is beyond
  /// the end.
  func element(at weight: Weight) -> (index: Int, sum: Weight) {
    var (sum, index) = (Weight.zero, 0)
    let last = blocks.count - 1
    var number = 0
    while number < last, sum + blocks[number].weight <= weight {
      sum += blocks[number].weight
      index += blocks[number].entries.count
      number += 1
    }
    guard number <= last else { return (0, .zero) }
    for entry in blocks[number].entries.dropLast() {
      guard sum + entry.weight <= weight else { break }
      sum += entry.weight
      index += 1
    }
    return (index, sum)
  }

  private func place(of index: Int) -> (block: Int, entry: Int) {
    var rest = index
    for (number, block) in blocks.enumerated() {
      if rest < block.entries.count { return (number, rest) }
      rest -= block.entries.count
    }
    return (blocks.count, rest)
  }

  // MARK: Changes

  /// Sets an element and its weight.
  mutating func set(_ entry: Entry, at index: Int) {
    let place = place(of: index)
    let change = entry.weight - blocks[place.block].entries[place.entry].weight
    blocks[place.block].entries[place.entry] = entry
    blocks[place.block].weight += change
    weight += change
  }

  /// Replaces elements by others; an empty range inserts them.
  mutating func replaceSubrange(_ range: Range<Int>, with entries: [Entry]) {
    if range.count == 1, let entry = entries.first, entries.count == 1 {
      return set(entry, at: range.lowerBound)
    }
    let (first, last) = (place(of: range.lowerBound), place(of: range.upperBound))
    let before = first.block < blocks.count ? blocks[first.block].entries.prefix(first.entry) : []
    let after = last.block < blocks.count ? blocks[last.block].entries.dropFirst(last.entry) : []
    let end = min(last.block + 1, blocks.count)
    let changed = Self.blocks(of: (Array(before) + entries + Array(after))[...])
    let old = blocks[first.block..<end].reduce(Weight.zero) { $0 + $1.weight }
    weight = weight - old + changed.reduce(.zero) { $0 + $1.weight }
    count += entries.count - range.count
    blocks.replaceSubrange(first.block..<end, with: changed)
  }

  /// The most elements in a block: about as many as there are blocks in a hundred thousand.
  private static var blockSize: Int { 256 }
}
