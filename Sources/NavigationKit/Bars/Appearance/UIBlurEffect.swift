import Drawing
public import Foundation

/// Something that is done to what lies behind a view.
@MainActor
open class UIVisualEffect: NSObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }
}

/// Frosted glass: what is behind shows blurred and tinted.
open class UIBlurEffect: UIVisualEffect {
  /// How much of what is behind shows, and whether it looks lighter or darker.
  public enum Style: Int, Hashable, Sendable {
    /// Very light, whatever the interface is.
    case extraLight = 0
    /// Light, whatever the interface is.
    case light = 1
    /// Dark, whatever the interface is.
    case dark = 2
    /// As the interface; stands out little.
    case regular = 4
    /// As the interface; stands out more.
    case prominent = 5
    /// As the interface: nearly everything shows through.
    case systemUltraThinMaterial = 6
    /// As the interface: much shows through.
    case systemThinMaterial = 7
    /// As the interface.
    case systemMaterial = 8
    /// As the interface: little shows through.
    case systemThickMaterial = 9
    /// As the interface's bars.
    case systemChromeMaterial = 10
    /// Light: nearly everything shows through.
    case systemUltraThinMaterialLight = 11
    /// Light: much shows through.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light: little shows through.
    case systemThickMaterialLight = 14
    /// As bars in a light interface.
    case systemChromeMaterialLight = 15
    /// Dark: nearly everything shows through.
    case systemUltraThinMaterialDark = 16
    /// Dark: much shows through.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark: little shows through.
    case systemThickMaterialDark = 19
    /// As bars in a dark interface.
    case systemChromeMaterialDark = 20
  }

  /// What is laid over the blurred picture in a navigation bar, and in a toolbar.
  let tint: UIColor
  let toolbarTint: UIColor

  /// Makes glass of a style.
  public convenience init(style: Style) {
    self.init(tint: style.tint(.barBackground), toolbarTint: style.tint(.toolbarBackground))
  }

  /// Makes glass of a colour.
  init(tint: UIColor, toolbarTint: UIColor? = nil) {
    self.tint = tint
    self.toolbarTint = toolbarTint ?? tint
    super.init()
  }
}

extension UIBlurEffect.Style {
  /// The tint over the blurred picture, by that of an opaque bar.
  fileprivate func tint(_ bar: UIColor) -> UIColor {
    inStyle(bar).withAlphaComponent(opacity)
  }

  /// How opaque the tint is.
  ///
  /// The three named for their brightness are those of Apple's published sample code for blurred
  /// pictures; of the materials only the bars' is published, the rest are spread evenly below it.
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

  /// The colour in the interface that the style is made for.
  private func inStyle(_ color: UIColor) -> UIColor {
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
