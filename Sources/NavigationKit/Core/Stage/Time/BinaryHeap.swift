/// A binary heap with the least element first; inserting, and removing the first, take O(log n).
nonisolated struct BinaryHeap<Element: Comparable> {
  private var elements: [Element] = []

  var count: Int { elements.count }
  /// The least element; nil if there is none.
  var first: Element? { elements.first }

  /// Adds an element.
  mutating func insert(_ element: Element) {
    elements.append(element)
    var place = elements.count - 1
    while place > 0, elements[place] < elements[(place - 1) / 2] {
      elements.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Removes the least element.
  mutating func removeFirst() {
    elements.swapAt(0, elements.count - 1)
    elements.removeLast()
    var place = 0
    while let child = smallestChild(of: place), elements[child] < elements[place] {
      elements.swapAt(place, child)
      place = child
    }
  }

  private func smallestChild(of place: Int) -> Int? {
    let (left, right) = (2 * place + 1, 2 * place + 2)
    guard right < elements.count else { return left < elements.count ? left : nil }
    return elements[right] < elements[left] ? right : left
  }

  /// Removes all elements that meet a condition.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    elements.removeAll(where: isUnwanted)
    // A sorted array is a heap.
    elements.sort()
  }
}
