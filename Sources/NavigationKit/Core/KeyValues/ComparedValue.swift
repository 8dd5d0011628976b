import Foundation

/// A value of any type, to be compared with others as Objective-C's `isEqual:` and `compare:` do.
nonisolated struct ComparedValue: Equatable {
  private let value: Any?

  init(_ value: Any?) {
    let value = flattened(value)
    self.value = value is NSNull ? nil : value
  }

  var isNil: Bool { value == nil }

  /// Numbers are equal whatever their types are; objects that say nothing else by their identity.
  static func == (first: ComparedValue, second: ComparedValue) -> Bool {
    guard let left = first.value, let right = second.value else {
      return first.isNil && second.isNil
    }
    if let left = left as? NSNumber, let right = right as? NSNumber { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = KeyedValue(left).members, let right = KeyedValue(right).members {
      return left.map(ComparedValue.init) == right.map(ComparedValue.init)
    }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// The order of two values; nil for those that have none, as a text and a number.
  func order(to other: ComparedValue) -> ComparisonResult? {
    func compared<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult? {
      guard let second = second as? Value else { return nil }
      return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }
    guard let value, let wanted = other.value else { return nil }
    if let value = value as? NSNumber, let wanted = wanted as? NSNumber {
      return value.compare(wanted)
    }
    if let value = value as? String, let wanted = wanted as? String { return value.compare(wanted) }
    if let value = value as? Date, let wanted = wanted as? Date { return value.compare(wanted) }
    if let value = value as? any Comparable { return compared(value, wanted) }
    return nil
  }
}
