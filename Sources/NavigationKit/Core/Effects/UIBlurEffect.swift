import Drawing
public import Foundation

/// An effect on what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Makes an effect without a result.
  public override init() { super.init() }
}

/// A blur with a tint.
open class UIBlurEffect: UIVisualEffect {
  /// The opacity and the colour of the tint.
  public enum Style: Int, Hashable, Sendable {
    /// Very light in any interface style.
    case extraLight = 0
    /// Light in any interface style.
    case light = 1
    /// Dark in any interface style.
    case dark = 2
    /// Follows the interface style; less opaque than ``prominent``.
    case regular = 4
    /// Follows the interface style; more opaque than ``regular``.
    case prominent = 5
    /// Follows the interface style; shows nearly everything behind it.
    case systemUltraThinMaterial = 6
    /// Follows the interface style; shows much of what is behind it.
    case systemThinMaterial = 7
    /// Follows the interface style.
    case systemMaterial = 8
    /// Follows the interface style; shows little of what is behind it.
    case systemThickMaterial = 9
    /// Follows the interface style; the material of bars.
    case systemChromeMaterial = 10
    /// Light; shows nearly everything behind it.
    case systemUltraThinMaterialLight = 11
    /// Light; shows much of what is behind it.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light; shows little of what is behind it.
    case systemThickMaterialLight = 14
    /// Light; the material of bars.
    case systemChromeMaterialLight = 15
    /// Dark; shows nearly everything behind it.
    case systemUltraThinMaterialDark = 16
    /// Dark; shows much of what is behind it.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark; shows little of what is behind it.
    case systemThickMaterialDark = 19
    /// Dark; the material of bars.
    case systemChromeMaterialDark = 20
  }

  /// The colour over the blur in a navigation bar, and in a toolbar.
  let tint: UIColor
  let toolbarTint: UIColor
  /// Turns a colour into that of the look which the style is for.
  let inOwnLook: (UIColor) -> UIColor

  /// Makes a blur of a style.
  public convenience init(style: Style) {
    self.init(
      tint: style.tint(.barBackground), toolbarTint: style.tint(.toolbarBackground),
      inOwnLook: style.inStyle)
  }

  init(
    tint: UIColor, toolbarTint: UIColor? = nil,
    inOwnLook: @escaping (UIColor) -> UIColor = { $0 }
  ) {
    self.inOwnLook = inOwnLook
    self.tint = tint
    self.toolbarTint = toolbarTint ?? tint
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// The tint of the style, based on the colour of an opaque bar.
  fileprivate func tint(_ bar: UIColor) -> UIColor {
    inStyle(bar).withAlphaComponent(opacity)
  }

  /// The opacity of the tint.
  ///
  /// Those of the three styles named for their brightness are from Apple's published sample code
  /// for blurred images. Of the materials only that of bars is published; the others are spread
  /// evenly below it.
  private var opacity: CGFloat {
    switch self {
    case .light: 0.3
    case .extraLight, .prominent: 0.82
    case .dark, .regular: 0.73
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.44
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: 0.76
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.88
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      BarMetrics.translucentAlpha
    }
  }

  /// The colour in the interface style that the blur style is for.
  fileprivate func inStyle(_ color: UIColor) -> UIColor {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      color
    }
  }
}
