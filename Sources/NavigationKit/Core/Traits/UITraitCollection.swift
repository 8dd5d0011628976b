public import Foundation

/// The environment of an interface, such as its style, device and size classes.
///
/// A trait that is not given is unspecified. A stage derives its traits from its size and scale.
public nonisolated final class UITraitCollection: Sendable {
  /// The interface style, light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The layout direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The user's text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The contrast.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The weight of text.
  public let legibilityWeight: UILegibilityWeight
  /// The level above other interfaces.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Whether the screen feels how hard a finger presses; a stage's does not.
  public let forceTouchCapability: UIForceTouchCapability
  /// Whether what turns, zooms or shifts in depth keeps still; nil if not specified.
  ///
  /// In UIKit this is not a trait, only a setting of ``UIAccessibility``.
  public let reducesMotion: Bool?
  /// Whether transitions fade instead of slide where motion is reduced; nil if not specified.
  ///
  /// In UIKit this is not a trait, only a setting of ``UIAccessibility``.
  public let prefersCrossFade: Bool?
  /// Whether bars are opaque; nil if not specified.
  ///
  /// In UIKit this is not a trait, only a setting of ``UIAccessibility``.
  public let reducesTransparency: Bool?
  /// Pixels per point; 0 if not specified.
  public let displayScale: CGFloat
  /// The values of an app's own traits.
  let values: TraitValues

  /// Makes a collection without specified traits.
  public convenience init() { self.init(style: .unspecified) }

  /// Makes a collection of only an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection of only a kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Makes a collection of only a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection of only a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection of only a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection of only a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(textSize: preferredContentSizeCategory)
  }

  /// Makes a collection of only a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  /// Makes a collection of only a text weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(weight: legibilityWeight)
  }

  /// Makes a collection of only a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// Makes a collection of only whether the screen feels how hard a finger presses.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(forceTouch: forceTouchCapability)
  }

  /// Makes a collection of only the setting to reduce motion.
  public convenience init(reducesMotion: Bool) {
    self.init(style: .unspecified, reducesMotion: reducesMotion)
  }

  /// Makes a collection of only the setting to fade instead of slide, which counts where motion is
  /// reduced.
  public convenience init(prefersCrossFade: Bool) {
    self.init(style: .unspecified, prefersCrossFade: prefersCrossFade)
  }

  /// Makes a collection of only the setting to reduce transparency.
  public convenience init(reducesTransparency: Bool) {
    self.init(style: .unspecified, reducesTransparency: reducesTransparency)
  }

  /// Makes a collection of only a display scale.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// Merges collections; later ones override earlier ones.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(
      _ value: (UITraitCollection) -> Value, besides unspecified: Value
    ) -> Value { collections.last { value($0) != unspecified }.map(value) ?? unspecified }
    self.init(
      style: last(\.userInterfaceStyle, besides: .unspecified),
      idiom: last(\.userInterfaceIdiom, besides: .unspecified),
      horizontal: last(\.horizontalSizeClass, besides: .unspecified),
      vertical: last(\.verticalSizeClass, besides: .unspecified),
      direction: last(\.layoutDirection, besides: .unspecified),
      textSize: last(\.preferredContentSizeCategory, besides: .unspecified),
      contrast: last(\.accessibilityContrast, besides: .unspecified),
      weight: last(\.legibilityWeight, besides: .unspecified),
      level: last(\.userInterfaceLevel, besides: .unspecified),
      forceTouch: last(\.forceTouchCapability, besides: .unknown),
      reducesMotion: last(\.reducesMotion, besides: nil),
      prefersCrossFade: last(\.prefersCrossFade, besides: nil),
      reducesTransparency: last(\.reducesTransparency, besides: nil),
      scale: last(\.displayScale, besides: 0),
      values: collections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  /// The same traits with further values of an app's own.
  func adding(_ others: TraitValues) -> UITraitCollection {
    UITraitCollection(
      style: userInterfaceStyle, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
      vertical: verticalSizeClass, direction: layoutDirection,
      textSize: preferredContentSizeCategory, contrast: accessibilityContrast,
      weight: legibilityWeight, level: userInterfaceLevel, forceTouch: forceTouchCapability,
      reducesMotion: reducesMotion, prefersCrossFade: prefersCrossFade,
      reducesTransparency: reducesTransparency, scale: displayScale,
      values: values.merged(with: others))
  }

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    textSize: UIContentSizeCategory = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified, weight: UILegibilityWeight = .unspecified,
    level: UIUserInterfaceLevel = .unspecified, forceTouch: UIForceTouchCapability = .unknown,
    reducesMotion: Bool? = nil,
    prefersCrossFade: Bool? = nil, reducesTransparency: Bool? = nil, scale: CGFloat = 0,
    values: TraitValues = TraitValues()
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    preferredContentSizeCategory = textSize
    accessibilityContrast = contrast
    legibilityWeight = weight
    userInterfaceLevel = level
    forceTouchCapability = forceTouch
    self.reducesMotion = reducesMotion
    self.prefersCrossFade = prefersCrossFade
    self.reducesTransparency = reducesTransparency
    displayScale = scale
    self.values = values
  }

  /// Whether all specified traits of another collection have the same values here; nil has none.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    let joined = UITraitCollection(traitsFrom: [self, trait])
    return joined.isEqual(to: self)
  }

  /// Whether all traits are equal to another collection's.
  func isEqual(to other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
      && legibilityWeight == other.legibilityWeight
      && userInterfaceLevel == other.userInterfaceLevel
      && forceTouchCapability == other.forceTouchCapability
      && reducesMotion == other.reducesMotion && prefersCrossFade == other.prefersCrossFade
      && reducesTransparency == other.reducesTransparency
      && displayScale == other.displayScale && values.isEqual(to: other.values)
  }

  /// Whether transitions fade instead of slide: as in the Settings app, where the wish counts only
  /// with reduced motion.
  var fadesTransitions: Bool { reducesMotion == true && prefersCrossFade == true }

  /// Whether colours may resolve differently than with another collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || (traitCollection?.accessibilityContrast == .high) != (accessibilityContrast == .high)
      || (traitCollection?.userInterfaceLevel == .elevated) != (userInterfaceLevel == .elevated)
  }
}
