/// A list of different elements that knows the index of each.
///
/// Adding at the end and finding take constant time; a change in the middle numbers what comes after
/// it anew, once for any number of elements.
nonisolated struct IndexedList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var indices: [Element: Int] = [:]

  init(_ elements: [Element] = []) { insert(elements, at: 0) }

  var count: Int { elements.count }
  subscript(index: Int) -> Element { elements[index] }
  func index(of element: Element) -> Int? { indices[element] }

  mutating func insert(_ new: [Element], at index: Int) {
    elements.insert(contentsOf: new, at: index)
    number(from: index)
  }

  /// Removes those of the elements that are in the list.
  mutating func remove(_ gone: some Sequence<Element>) {
    var first = count
    let removed = Set(gone.filter { indices[$0] != nil })
    for element in removed { first = min(first, indices.removeValue(forKey: element) ?? first) }
    guard !removed.isEmpty else { return }
    let kept = elements[first...].filter { !removed.contains($0) }
    elements.replaceSubrange(first..., with: kept)
    number(from: first)
  }

  private mutating func number(from first: Int) {
    for index in first..<elements.count { indices[elements[index]] = index }
  }
}

nonisolated extension IndexedList: Sendable where Element: Sendable {}
