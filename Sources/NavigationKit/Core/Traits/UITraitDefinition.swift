/// A trait, as a type: one of the system's, or one of an app's own.
///
/// Its metatype is sendable so that a type on no actor conforms, whatever the default of its module.
public nonisolated protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nothing says another.
  static var defaultValue: Value { get }
}

/// A trait, for lists of traits to observe.
public typealias UITrait = any UITraitDefinition.Type

nonisolated extension UITraitDefinition {
  /// Whether the trait's values differ in two collections; values that cannot be compared do.
  static func isDifferent(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    !TraitValues.areEqual(first[Self.self], second[Self.self])
  }
}

/// A trait that every collection has a property for.
nonisolated protocol SystemTrait: UITraitDefinition {
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
  /// A collection of only this trait.
  static func collection(of value: Value) -> UITraitCollection
}
