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

  /// Makes a collection that says only how many pixels there are in a point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// Joins collections; where two say something different, the later one counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      style: collections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      idiom: collections.map(\.userInterfaceIdiom).last { $0 != .unspecified } ?? .unspecified,
      horizontal: collections.map(\.horizontalSizeClass).last { $0 != .unspecified }
        ?? .unspecified,
      vertical: collections.map(\.verticalSizeClass).last { $0 != .unspecified } ?? .unspecified,
      direction: collections.map(\.layoutDirection).last { $0 != .unspecified } ?? .unspecified,
      textSize: collections.map(\.preferredContentSizeCategory).last { $0 != .unspecified }
        ?? .unspecified,
      scale: collections.map(\.displayScale).last { $0 != 0 } ?? 0)
  }

  init(
    style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    textSize: UIContentSizeCategory = .unspecified, scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    layoutDirection = direction
    preferredContentSizeCategory = textSize
    displayScale = scale
  }

  /// Whether all that another says is said here too; nil says nothing.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    let joined = UITraitCollection(traitsFrom: [self, trait])
    return joined.says(theSameAs: self)
  }

  private func says(theSameAs other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale
  }

  /// Whether colours may look different here than in another's circumstances.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

/// Whether an interface is light or dark.
public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}

/// Which kind of device an interface is for.
public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad.
  case pad = 1
}

/// How much room there is in one direction.
public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not said.
  case unspecified
  /// Little room, as on a phone.
  case compact
  /// Much room, as on a pad.
  case regular
}

/// At which edge an interface's lines start.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// At the left.
  case leftToRight = 0
  /// At the right.
  case rightToLeft = 1
}
