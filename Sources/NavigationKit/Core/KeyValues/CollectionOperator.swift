import Foundation

/// An operator of a key path on all members of a collection, such as `@count` or `@sum.price`.
nonisolated enum CollectionOperator: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"

  /// The operator of a name; one that there is not stops the program.
  init(named name: String) {
    guard let found = CollectionOperator(rawValue: name) else {
      preconditionFailure(
        "A key path has no operator \(name): there are @count, @sum, @avg, @min and @max.")
    }
    self = found
  }

  /// The value for members.
  ///
  /// - Parameter path: The key path to the part of each member that counts; nil for the member.
  func value(of members: [Any?], at path: String?) -> Any? {
    let values = members.map { member in path.map { KeyedValue(member)[$0] } ?? member }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    return switch self {
    case .count: members.count
    case .sum: numbers.reduce(0, +)
    case .average: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case .minimum: first(of: values, by: .orderedAscending)
    case .maximum: first(of: values, by: .orderedDescending)
    }
  }

  private func first(of values: [Any?], by order: ComparisonResult) -> Any? {
    values.compactMap { flattened($0) }.reduce(nil) { first, value in
      guard let first else { return value }
      return ComparedValue(value).order(to: ComparedValue(first)) == order ? value : first
    }
  }
}
