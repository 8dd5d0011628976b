/// An array whose elements have weights, such as lengths or heights, with their sums.
///
/// It is kept in blocks whose starts are known, so that finding, changing and replacing elements
/// costs about the same in a hundred elements and in a hundred thousand.
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
  /// How many elements are before each block, and their weight.
  private var starts: [(count: Int, weight: Weight)] = []
  /// The number of elements.
  private(set) var count = 0
  /// The sum of all weights.
  private(set) var weight = Weight.zero

  init(_ entries: [Entry]) {
    blocks = Self.blocks(of: entries[...])
    updateStarts(from: 0)
  }

  /// Counts the elements before each block anew, from one on.
  private mutating func updateStarts(from first: Int) {
    var sums = first < starts.count ? starts[first] : (count, weight)
    starts.removeSubrange(min(first, starts.count)...)
    for block in blocks[first...] {
      starts.append(sums)
      sums = (sums.count + block.entries.count, sums.weight + block.weight)
    }
    (count, weight) = sums
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
    let place = place(of: index)
    guard place.block < blocks.count else { return weight }
    return blocks[place.block].entries.prefix(place.entry)
      .reduce(starts[place.block].weight) { $0 + $1.weight }
  }

  /// The element in which a weight is reached, and the sum before it; the last for what is beyond
  /// the end.
  func element(at weight: Weight) -> (index: Int, sum: Weight) {
    let block = max(0, starts.partitioningIndex { $0.weight > weight } - 1)
    guard block < blocks.count else { return (0, .zero) }
    var (index, sum) = starts[block]
    for entry in blocks[block].entries.dropLast() {
      guard sum + entry.weight <= weight else { break }
      sum += entry.weight
      index += 1
    }
    return (index, sum)
  }

  /// The block of an index, and the place in it; behind the last block for what is beyond the end.
  private func place(of index: Int) -> (block: Int, entry: Int) {
    guard index < count else { return (blocks.count, 0) }
    let block = starts.partitioningIndex { $0.count > index } - 1
    return (block, index - starts[block].count)
  }

  // MARK: Changes

  /// Sets an element and its weight.
  mutating func set(_ entry: Entry, at index: Int) {
    let place = place(of: index)
    let old = blocks[place.block].entries[place.entry].weight
    blocks[place.block].entries[place.entry] = entry
    guard entry.weight != old else { return }
    blocks[place.block].weight += entry.weight - old
    updateStarts(from: place.block)
  }

  /// Replaces elements by others; an empty range inserts them.
  mutating func replaceSubrange(_ range: Range<Int>, with entries: [Entry]) {
    if range.count == 1, let entry = entries.first, entries.count == 1 {
      return set(entry, at: range.lowerBound)
    }
    let (first, last) = (place(of: range.lowerBound), place(of: range.upperBound))
    let before = first.block < blocks.count ? blocks[first.block].entries.prefix(first.entry) : []
    let after = last.block < blocks.count ? blocks[last.block].entries.dropFirst(last.entry) : []
    blocks.replaceSubrange(
      first.block..<min(last.block + 1, blocks.count),
      with: Self.blocks(of: (Array(before) + entries + Array(after))[...]))
    updateStarts(from: first.block)
  }

  /// The most elements in a block: fewer than there are blocks in a hundred thousand, as the blocks
  /// are searched by halves.
  private static var blockSize: Int { 128 }
}
