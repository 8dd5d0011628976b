public import Foundation

/// The circumstances an interface is shown in: light or dark, which device, how much room.
///
/// A value that was not given is `unspecified`; a stage fills it in from its size and scale.
public nonisolated final class UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or pad.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// At which edge lines start.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How large a person wants text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// How much text and lines stand out.
  public let accessibilityContrast: UIAccessibilityContrast
  /// Whether a person wants bold letters.
  public let legibilityWeight: UILegibilityWeight
  /// Whether it lies over something else, as a sheet does.
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// Whether a person wants pages to fade rather than to slide; nil if not given.
  ///
  /// UIKit has it among ``UIAccessibility``'s settings only; here it is switched like any trait.
  public let reducesMotion: Bool?
  /// Whether a person wants bars that nothing shines through; nil if not given.
  ///
  /// UIKit has it among ``UIAccessibility``'s settings only; here it is switched like any trait.
  public let reducesTransparency: Bool?
  /// Pixels in a point; 0 if not given.
  public let displayScale: CGFloat

  /// Makes a collection in which everything is unspecified.
  public convenience init() { self.init(style: .unspecified) }

  /// Makes a collection that says only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Makes a collection that says only which device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// Makes a collection that says only how wide.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Makes a collection that says only how high.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Makes a collection that says only where lines start.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// Makes a collection that says only how large text is.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(textSize: preferredContentSizeCategory)
  }

  /// Makes a collection that says only how much things stand out.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }

  /// Makes a collection that says only how heavy letters are.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(weight: legibilityWeight)
  }

  /// Makes a collection that says only how far something is raised.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(level: userInterfaceLevel)
  }

  /// Makes a collection that says only whether pages fade rather than slide.
  public convenience init(reducesMotion: Bool) {
    self.init(style: .unspecified, reducesMotion: reducesMotion)
  }

  /// Makes a collection that says only whether nothing shines through bars.
  public convenience init(reducesTransparency: Bool) {
    self.init(style: .unspecified, reducesTransparency: reducesTransparency)
  }

  /// Makes a collection that says only how many pixels there are in a point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// Joins collections; where two say something different, the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value: Equatable>(
      _ value: (UITraitCollection) -> Value, besides unspecified: Value
    ) -> Value { collections.map(value).last { $0 != unspecified } ?? unspecified }
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
      reducesMotion: last(\.reducesMotion, besides: nil),
      reducesTransparency: last(\.reducesTransparency, besides: nil),
      scale: last(\.displayScale, besides: 0))
  }

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    textSize: UIContentSizeCategory = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified, weight: UILegibilityWeight = .unspecified,
    level: UIUserInterfaceLevel = .unspecified, reducesMotion: Bool? = nil,
    reducesTransparency: Bool? = nil, scale: CGFloat = 0
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
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    displayScale = scale
  }

  /// Whether all that another says is said here too; nil says nothing.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    let joined = UITraitCollection(traitsFrom: [self, trait])
    return joined.says(theSameAs: self)
  }

  /// Whether nothing is said otherwise here than there.
  func says(theSameAs other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
      && legibilityWeight == other.legibilityWeight
      && userInterfaceLevel == other.userInterfaceLevel
      && reducesMotion == other.reducesMotion
      && reducesTransparency == other.reducesTransparency
      && displayScale == other.displayScale
  }

  /// Whether colours may look different here than in another's circumstances.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || (traitCollection?.accessibilityContrast == .high) != (accessibilityContrast == .high)
      || (traitCollection?.userInterfaceLevel == .elevated) != (userInterfaceLevel == .elevated)
  }
}
