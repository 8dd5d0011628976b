/// One of the circumstances an interface is shown in, by name.
@MainActor
public protocol UITraitDefinition {
  /// What it can be.
  associatedtype Value: Equatable
  /// What it is in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// One of the circumstances an interface is shown in, to be listed with others.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// Whether it is another in one collection than in the other.
  static func isDifferent(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
    value(in: first) != value(in: second)
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// At which edge lines start.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// What it is in a collection.
  public static func value(
    in traits: UITraitCollection
  ) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// How large a person wants text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// How much things stand out.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
}

/// How heavy letters are.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight {
    traits.legibilityWeight
  }
}

/// How far something is raised.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// What it is in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
}
