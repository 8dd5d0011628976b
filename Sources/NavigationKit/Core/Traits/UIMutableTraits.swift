public import Foundation

/// Traits whose values can be set.
public nonisolated protocol UIMutableTraits {
  /// The value of a trait, the system's or an app's own.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// Sets traits.
public typealias UITraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

nonisolated extension UIMutableTraits {
  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// The level above other interfaces.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether the screen feels how hard a finger presses.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

/// The traits that a view or controller overrides, for itself and all inside.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  private var said: [ObjectIdentifier: UITraitCollection] = [:]

  init() {}

  /// The value that is set; without one, the trait's default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { said[ObjectIdentifier(trait)]?[trait] ?? Trait.defaultValue }
    set { said[ObjectIdentifier(trait)] = .only(trait, newValue) }
  }

  /// Whether a value is set.
  public func contains(_ trait: UITrait) -> Bool { said[ObjectIdentifier(trait)] != nil }
  /// Removes the value that is set: the trait is inherited again.
  public mutating func remove(_ trait: UITrait) { said[ObjectIdentifier(trait)] = nil }

  /// All values; nil for none.
  var collection: UITraitCollection? {
    said.isEmpty ? nil : UITraitCollection(traitsFrom: Array(said.values))
  }
}

nonisolated extension UITraitCollection {
  /// Makes a collection of what a block sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(traitsFrom: [Self.made(mutations)])
  }

  /// The same collection with what a block sets.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, Self.made(mutations, from: self)])
  }

  private static func made(
    _ mutations: UITraitMutations, from start: UITraitCollection = UITraitCollection()
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = MutableTraits(collection: start)
    mutations(&traits)
    return (traits as? MutableTraits)?.collection ?? start
  }
}

/// A collection that is being made.
nonisolated private struct MutableTraits: UIMutableTraits {
  var collection: UITraitCollection

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set { collection = UITraitCollection(traitsFrom: [collection, .only(trait, newValue)]) }
  }
}
