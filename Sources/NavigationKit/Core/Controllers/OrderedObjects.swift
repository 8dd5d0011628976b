/// A set of objects in the order they were added; finding, adding and removing take constant time.
struct OrderedObjects<Element: AnyObject> {
  /// The objects; nil where one was removed.
  private var list: [Element?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { indices.isEmpty }
  var count: Int { indices.count }
  /// All of them, the first one first.
  var all: [Element] { list.compactMap(\.self) }

  func contains(_ object: Element) -> Bool { indices[ObjectIdentifier(object)] != nil }

  /// Adds one at the end; one that is in already keeps its place.
  mutating func append(_ object: Element) {
    guard !contains(object) else { return }
    indices[ObjectIdentifier(object)] = list.count
    list.append(object)
  }

  /// Removes one; returns whether it was in.
  @discardableResult
  mutating func remove(_ object: Element) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    list[index] = nil
    // The places that are left empty never outnumber the objects.
    if list.count > 2 * count { closeGaps() }
    return true
  }

  private mutating func closeGaps() {
    list = all
    for (index, object) in list.enumerated() {
      if let object { indices[ObjectIdentifier(object)] = index }
    }
  }
}
