/// A trait, as a type.
@MainActor
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// A trait, for lists of traits to observe.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// Whether the trait's values differ in two collections.
  static func isDifferent(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// The interface style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(
    in traits: UITraitCollection
  ) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// The contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// The weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// The level above other interfaces.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}
