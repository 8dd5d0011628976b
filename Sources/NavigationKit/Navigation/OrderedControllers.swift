/// Controllers in the order they were put in, each once; to find one or to take one out takes the same
/// time however many there are.
struct OrderedControllers {
  /// The controllers, and gaps where some were taken out.
  private var list: [UIViewController?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { indices.isEmpty }
  var count: Int { indices.count }
  /// All of them, the first one first.
  var all: [UIViewController] { list.compactMap(\.self) }

  func contains(_ controller: UIViewController) -> Bool {
    indices[ObjectIdentifier(controller)] != nil
  }

  /// Puts one in, at the end; one that is in keeps its place.
  mutating func append(_ controller: UIViewController) {
    guard !contains(controller) else { return }
    indices[ObjectIdentifier(controller)] = list.count
    list.append(controller)
  }

  /// Takes one out; returns whether it was in.
  @discardableResult
  mutating func remove(_ controller: UIViewController) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(controller)) else {
      return false
    }
    if isEmpty { list = [] } else { list[index] = nil }
    return true
  }
}
