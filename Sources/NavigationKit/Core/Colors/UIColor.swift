import Drawing
public import Foundation

/// A colour, which may depend on traits.
public nonisolated final class UIColor: Hashable, Sendable {
  private enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pattern(ImagePlacement)
  }

  private let source: Source

  /// Makes a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a colour that shows nothing, until another one takes its place.
  public convenience init() { self.init(white: 0, alpha: 0) }

  /// Makes a grey from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that is resolved by a closure, for the traits it is shown with.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Makes a colour from a layer's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  init(_ color: Color) { source = .fixed(color) }
  init(tiles: ImagePlacement) { source = .pattern(tiles) }

  convenience init(light: Color, dark: Color) {
    self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
  }

  /// Makes a system colour; a version that is not given is that of the nearest one.
  ///
  /// - Parameters:
  ///   - contrast: The light and the dark version with increased contrast.
  ///   - raised: The dark version at the elevated level.
  ///   - raisedContrast: The dark version at the elevated level with increased contrast.
  convenience init(
    light: Color, dark: Color, contrast: (light: Color, dark: Color)?, raised: Color? = nil,
    raisedContrast: Color? = nil
  ) {
    self.init { traits in
      let isHigh = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else {
        return UIColor(isHigh ? contrast?.light ?? light : light)
      }
      let flat = isHigh ? contrast?.dark ?? dark : dark
      guard traits.userInterfaceLevel == .elevated else { return UIColor(flat) }
      return UIColor(isHigh ? raisedContrast ?? raised ?? flat : raised ?? flat)
    }
  }

  /// The colour with given traits, as a fixed colour.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color(in: traitCollection))
  }

  /// The colour with the current traits, for layers; it does not follow later changes.
  @preconcurrency @MainActor public var cgColor: CGColor { CGColor(color(in: .current)) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      var color = self.color(in: traits)
      color.alpha = alpha
      return UIColor(color)
    }
  }

  /// The colour as it looks on an opaque ground.
  package func over(_ ground: UIColor) -> UIColor {
    UIColor { traits in
      var color = self.color(in: traits)
      let share = color.alpha
      guard share < 1 else { return self }
      color.alpha = 1
      return UIColor(ground.color(in: traits).mixed(with: color, fraction: share))
    }
  }

  /// Gets the components, 0…1, in light style; returns true, as every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color(in: UIColor.circumstances[0])
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour to draw with given traits.
  package func color(in traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).color(in: traits)
    case .pattern: .clear
    }
  }

  /// The image that is tiled instead of a colour; nil for a colour.
  func tiles(in traits: UITraitCollection) -> ImagePlacement? {
    switch source {
    case .fixed: nil
    case .dynamic(let provider): provider(traits).tiles(in: traits)
    case .pattern(let tiles): tiles
    }
  }

  /// The image itself, if it is made of one.
  private var ownTiles: ImagePlacement? {
    if case .pattern(let tiles) = source { tiles } else { nil }
  }

  /// All combinations of the traits that the system's colours depend on.
  private static let circumstances: [UITraitCollection] =
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceLevel.base, .elevated].map { level in
          UITraitCollection(style: style, contrast: contrast, level: level)
        }
      }
    }

  /// Whether two colours are equal with all combinations of style, contrast and level.
  public static func == (first: UIColor, second: UIColor) -> Bool {
    first === second
      || first.ownTiles == second.ownTiles
        && circumstances.allSatisfy { first.color(in: $0) == second.color(in: $0) }
  }

  /// Hashes the colours in light and in dark style.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color(in: UIColor.circumstances[0]))
    hasher.combine(color(in: UIColor.circumstances[4]))
  }
}
