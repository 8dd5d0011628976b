/// Controllers in the order they were put in, each once; to find one or to take one out takes the same
/// time however many there are.
struct OrderedControllers {
  private var entries: [ObjectIdentifier: (number: Int, controller: UIViewController)] = [:]
  private var nextNumber = 0

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  /// All of them, the first one first.
  var all: [UIViewController] {
    entries.values.sorted { $0.number < $1.number }.map(\.controller)
  }

  func contains(_ controller: UIViewController) -> Bool {
    entries[ObjectIdentifier(controller)] != nil
  }

  /// Puts one in, at the end; one that is in keeps its place.
  mutating func append(_ controller: UIViewController) {
    guard !contains(controller) else { return }
    entries[ObjectIdentifier(controller)] = (nextNumber, controller)
    nextNumber += 1
  }

  /// Takes one out; returns whether it was in.
  @discardableResult
  mutating func remove(_ controller: UIViewController) -> Bool {
    entries.removeValue(forKey: ObjectIdentifier(controller)) != nil
  }
}
