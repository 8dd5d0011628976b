import Foundation

/// A sort descriptor whose key path is of names.
nonisolated final class NamedSortDescriptor: NSSortDescriptor {
  /// How values are compared.
  enum Order {
    /// By what they are.
    case values
    /// By a method of theirs.
    case method(Selector)
    case function(Comparator)
  }

  let path: String?
  private let order: Order

  /// - Parameter key: The key path; nil for the objects themselves.
  init(key: String?, ascending: Bool, order: Order) {
    (path, self.order) = (key, order)
    super.init(keyPath: \NSObject.hash, ascending: ascending)
  }

  required init?(coder: NSCoder) { nil }

  var selector: Selector? {
    if case .method(let selector) = order { selector } else { nil }
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = compareAscending(value(of: object1), value(of: object2))
    return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
  }

  private func value(of object: Any) -> Any? { path.map { KeyedValue(object)[$0] } ?? object }

  /// Nothing comes before everything.
  private func compareAscending(_ first: Any?, _ second: Any?) -> ComparisonResult {
    let (left, right) = (ComparedValue(first), ComparedValue(second))
    guard let first, let second, !left.isNil, !right.isNil else {
      return left.isNil == right.isNil
        ? .orderedSame : left.isNil ? .orderedAscending : .orderedDescending
    }
    switch order {
    case .function(let comparator): return comparator(first, second)
    case .method(let selector):
      return NamedComparison(selector: selector, first: first, second: second).result
    case .values:
      guard let result = left.order(to: right) else {
        return NamedComparison(
          selector: Selector("compare:"), first: first, second: second
        ).result
      }
      return result
    }
  }

  override var reversedSortDescriptor: Any {
    NamedSortDescriptor(key: path, ascending: !ascending, order: order)
  }

  // Nothing of it changes.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NamedSortDescriptor else { return false }
    if self === other { return true }
    if case .function = order { return false }
    if case .function = other.order { return false }
    return path == other.path && ascending == other.ascending && selector == other.selector
  }

  override var hash: Int { path.hashValue }

  override var description: String {
    "(\(path ?? "SELF"), \(ascending ? "ascending" : "descending"))"
  }
}
