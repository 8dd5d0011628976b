import Foundation

/// The look set by a bar's own properties, which is used if the bar has no appearance.
nonisolated struct LegacyBarAppearance: Hashable, Sendable {
  /// The position and metrics of the bars that an image is for.
  struct ImageKey: Hashable, Sendable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  /// The bar's style.
  var style = UIBarStyle.default
  /// Whether content under the bar shows through.
  var isTranslucent = true
  /// Whether the bar stands at the bottom, where it is darker in the dark.
  var isAtBottom = false
  /// The bar's background colour; nil for the style's.
  var tint: UIColor?
  /// Images that replace the background.
  var images: [ImageKey: UIImage] = [:]
  /// Images that replace the line; used only with a background image.
  var shadows: [UIBarPosition: UIImage] = [:]

  /// Whether a property changes the background, which is then also shown at the scroll edge, as
  /// before scroll edge appearances existed.
  var hasOwnBackground: Bool {
    style != .default || !isTranslucent || shownTint != nil || !images.isEmpty
  }

  /// The background colour; nil without one, or for one through which the style's shows in full.
  private var shownTint: UIColor? {
    tint.flatMap { $0.color(in: UITraitCollection()).alpha > 0 ? $0 : nil }
  }

  /// The image that replaces the background: for the nearest metrics, and for these at the position
  /// rather than at `any`.
  func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    let places = ([metrics] + metrics.fallbacks).flatMap { metrics in
      [position, .any].map { ImageKey(position: $0, metrics: metrics) }
    }
    return places.lazy.compactMap { images[$0] }.first
  }
}

extension LegacyBarAppearance {
  /// Applies the properties to an appearance.
  func paint(
    _ appearance: UIBarAppearance, at position: UIBarPosition, _ metrics: UIBarMetrics
  ) {
    let defaultColor = style.color(isAtBottom ? .toolbarBackground : .barBackground)
    // A tint lets the default background through, not the content behind the bar.
    let background = shownTint.map { style.color($0).over(defaultColor) } ?? defaultColor
    appearance.configureWithDefaultBackground()
    appearance.shadowColor = style.color(.barHairline)
    if let image = image(at: position, metrics) {
      appearance.backgroundEffect = nil
      appearance.backgroundImage = image
      appearance.shadowImage = shadows[position] ?? shadows[.any]
    } else if isTranslucent {
      appearance.backgroundEffect = UIBlurEffect(
        tint: background.withAlphaComponent(BarMetrics.translucentAlpha))
    } else {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = background
    }
  }
}
