import Foundation

/// Whether a bar is light or dark, whatever the interface is.
public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  /// As the interface: light, or dark in a dark one.
  case `default`
  /// Dark, with a white title.
  case black
}

/// What a bar is painted with: a function of its style, its translucency and its own colour.
nonisolated struct BarLook: Hashable, Sendable {
  /// Light or dark.
  var style = UIBarStyle.default
  /// Whether what is behind it shines through.
  var isTranslucent = true
  /// Whether it is a toolbar's, which is darker in the dark.
  var isToolbar = false
  /// The bar's own ground; nil for the style's.
  var tint: UIColor?

  /// The colour of the ground.
  var ground: UIColor {
    let opaque = tint ?? inStyle(isToolbar ? .toolbarBackground : .barBackground)
    return isTranslucent ? opaque.withAlphaComponent(BarMetrics.translucentAlpha) : opaque
  }

  /// The colour of the line towards the content.
  var hairline: UIColor { inStyle(.barHairline) }
  /// The colour of the title and of the line above it.
  var title: UIColor { inStyle(.label) }

  private func inStyle(_ color: UIColor) -> UIColor {
    switch style {
    case .default: color
    case .black: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }
  }
}
