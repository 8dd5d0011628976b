public import Foundation

// The traits that every collection has.

/// The interface style.
public nonisolated struct UITraitUserInterfaceStyle: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIUserInterfaceStyle { UITraitCollection().userInterfaceStyle }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
  static func collection(of value: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: value)
  }
}

/// The kind of device.
public nonisolated struct UITraitUserInterfaceIdiom: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIUserInterfaceIdiom { UITraitCollection().userInterfaceIdiom }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
  static func collection(of value: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(userInterfaceIdiom: value)
  }
}

/// The horizontal size class.
public nonisolated struct UITraitHorizontalSizeClass: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIUserInterfaceSizeClass {
    UITraitCollection().horizontalSizeClass
  }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  static func collection(of value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(horizontalSizeClass: value)
  }
}

/// The vertical size class.
public nonisolated struct UITraitVerticalSizeClass: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIUserInterfaceSizeClass { UITraitCollection().verticalSizeClass }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  static func collection(of value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(verticalSizeClass: value)
  }
}

/// The layout direction.
public nonisolated struct UITraitLayoutDirection: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UITraitEnvironmentLayoutDirection {
    UITraitCollection().layoutDirection
  }
  static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  static func collection(of value: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    UITraitCollection(layoutDirection: value)
  }
}

/// The user's text size.
public nonisolated struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIContentSizeCategory {
    UITraitCollection().preferredContentSizeCategory
  }
  static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  static func collection(of value: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: value)
  }
}

/// The contrast.
public nonisolated struct UITraitAccessibilityContrast: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIAccessibilityContrast {
    UITraitCollection().accessibilityContrast
  }
  static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
  static func collection(of value: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(accessibilityContrast: value)
  }
}

/// The weight of text.
public nonisolated struct UITraitLegibilityWeight: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UILegibilityWeight { UITraitCollection().legibilityWeight }
  static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
  static func collection(of value: UILegibilityWeight) -> UITraitCollection {
    UITraitCollection(legibilityWeight: value)
  }
}

/// The level above other interfaces.
public nonisolated struct UITraitUserInterfaceLevel: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIUserInterfaceLevel { UITraitCollection().userInterfaceLevel }
  static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel {
    traits.userInterfaceLevel
  }
  static func collection(of value: UIUserInterfaceLevel) -> UITraitCollection {
    UITraitCollection(userInterfaceLevel: value)
  }
}

/// Whether the screen feels how hard a finger presses.
public nonisolated struct UITraitForceTouchCapability: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: UIForceTouchCapability {
    UITraitCollection().forceTouchCapability
  }
  static func value(in traits: UITraitCollection) -> UIForceTouchCapability {
    traits.forceTouchCapability
  }
  static func collection(of value: UIForceTouchCapability) -> UITraitCollection {
    UITraitCollection(forceTouchCapability: value)
  }
}

/// Pixels per point.
public nonisolated struct UITraitDisplayScale: SystemTrait {
  /// The value of a collection without specified traits.
  public static var defaultValue: CGFloat { UITraitCollection().displayScale }
  static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  static func collection(of value: CGFloat) -> UITraitCollection {
    UITraitCollection(displayScale: value)
  }
}
