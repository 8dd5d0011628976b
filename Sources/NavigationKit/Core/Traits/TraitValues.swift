import Foundation

/// The values of an app's own traits.
///
/// Apps share collections between threads as they do their values, so these must be sendable too;
/// only the compiler cannot see that the values are.
nonisolated struct TraitValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}
  init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    values[ObjectIdentifier(trait)] = value
  }

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    values[ObjectIdentifier(trait)] as? Trait.Value
  }

  /// These values, or where others are, those.
  func merged(with others: TraitValues) -> TraitValues {
    guard !others.values.isEmpty else { return self }
    var merged = self
    merged.values.merge(others.values) { $1 }
    return merged
  }

  /// Whether all values are equal; those that cannot be compared are not.
  func isEqual(to other: TraitValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { Self.areEqual(value, $0) } ?? false
      }
  }

  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard let first = first as? any Equatable else { return false }
    return isEqual(first, second)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    first == second as? Value
  }
}

nonisolated extension UITraitCollection {
  /// The value of a trait, the system's or an app's own.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type, let value = value(of: system) as? Trait.Value {
      return value
    }
    return values[trait] ?? Trait.defaultValue
  }

  private func value<Trait: SystemTrait>(of trait: Trait.Type) -> Any { trait.value(in: self) }

  /// A collection of one trait.
  static func only<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ value: Trait.Value
  ) -> UITraitCollection {
    if let system = trait as? any SystemTrait.Type, let only = only(system, any: value) {
      return only
    }
    return UITraitCollection(style: .unspecified, values: TraitValues(trait, value))
  }

  private static func only<Trait: SystemTrait>(
    _ trait: Trait.Type, any value: Any
  ) -> UITraitCollection? { (value as? Trait.Value).map(trait.collection) }
}
