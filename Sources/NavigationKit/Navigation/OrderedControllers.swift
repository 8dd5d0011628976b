/// A set of controllers in the order they were added; finding and removing take constant time.
struct OrderedControllers {
  /// The controllers; nil where one was removed.
  private var list: [UIViewController?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { indices.isEmpty }
  var count: Int { indices.count }
  /// All of them, the first one first.
  var all: [UIViewController] { list.compactMap(\.self) }

  func contains(_ controller: UIViewController) -> Bool {
    indices[ObjectIdentifier(controller)] != nil
  }

  /// Adds one at the end; one that is in already keeps its place.
  mutating func append(_ controller: UIViewController) {
    guard !contains(controller) else { return }
    indices[ObjectIdentifier(controller)] = list.count
    list.append(controller)
  }

  /// Removes one; returns whether it was in.
  @discardableResult
  mutating func remove(_ controller: UIViewController) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(controller)) else {
      return false
    }
    if isEmpty { list = [] } else { list[index] = nil }
    return true
  }
}
