import Drawing
public import Foundation

/// A colour that may depend on the circumstances it is shown in.
public nonisolated final class UIColor: Hashable, Sendable {
  private enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// Makes a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey from components between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that is asked for anew in each set of circumstances.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// Takes a colour of a layer's.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  init(_ color: Color) { source = .fixed(color) }

  convenience init(light: Color, dark: Color) {
    self.init { UIColor($0.userInterfaceStyle == .dark ? dark : light) }
  }

  /// The colours of a role; those that are not given are the nearest that is.
  ///
  /// - Parameters:
  ///   - contrast: The light and the dark one where things stand out more.
  ///   - raised: The dark one of what lies over something else.
  ///   - raisedContrast: The same where things stand out more.
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

  /// The colour as it is in given circumstances.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color(in: traitCollection))
  }

  /// The colour as it is in the circumstances at hand, for a layer: it does not follow when they change.
  @MainActor public var cgColor: CGColor { CGColor(color(in: .current)) }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      var color = self.color(in: traits)
      color.alpha = alpha
      return UIColor(color)
    }
  }

  /// Writes the components, 0…1, as they are in a light interface; true, for UIKit's sake.
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

  /// What the painter gets.
  func color(in traits: UITraitCollection) -> Color {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).color(in: traits)
    }
  }

  /// Every set of circumstances that the system's colours tell apart.
  private static let circumstances: [UITraitCollection] =
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].flatMap { contrast in
        [UIUserInterfaceLevel.base, .elevated].map { level in
          UITraitCollection(style: style, contrast: contrast, level: level)
        }
      }
    }

  /// Colours are equal if they look equal in all circumstances.
  public static func == (first: UIColor, second: UIColor) -> Bool {
    first === second
      || circumstances.allSatisfy { first.color(in: $0) == second.color(in: $0) }
  }

  /// Feeds what equality compares: how it looks in the usual circumstances, light and dark.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color(in: UIColor.circumstances[0]))
    hasher.combine(color(in: UIColor.circumstances[4]))
  }
}
