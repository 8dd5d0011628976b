import Foundation

/// What a bar was told by its own properties, which count where it was given no appearance.
nonisolated struct LegacyBarAppearance: Hashable, Sendable {
  /// Where and in which bars a picture is to be used.
  struct ImageKey: Hashable, Sendable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  /// Light or dark.
  var style = UIBarStyle.default
  /// Whether what is behind it shines through.
  var isTranslucent = true
  /// Whether the bar stands at the bottom, where it is darker in the dark.
  var isAtBottom = false
  /// The bar's own background; nil for the style's.
  var tint: UIColor?
  /// Pictures in the background's place.
  var images: [ImageKey: UIImage] = [:]
  /// Pictures in the line's place; they count where there is one in the background's.
  var shadows: [UIBarPosition: UIImage] = [:]

  /// Whether the owner asked for a background: it then shows at the content's edge too, as it did before
  /// bars knew of edges.
  var hasOwnBackground: Bool {
    style != .default || !isTranslucent || tint != nil || !images.isEmpty
  }

  /// The picture in the background's place: that for the position before that for any, that for the
  /// metrics before that for the usual ones.
  func image(at position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    let places = ([metrics] + metrics.fallbacks).flatMap { metrics in
      [position, .any].map { ImageKey(position: $0, metrics: metrics) }
    }
    return places.lazy.compactMap { images[$0] }.first
  }
}

extension LegacyBarAppearance {
  /// Puts what was told into an appearance.
  func paint(
    _ appearance: UIBarAppearance, at position: UIBarPosition, _ metrics: UIBarMetrics
  ) {
    let background = style.color(tint ?? (isAtBottom ? .toolbarBackground : .barBackground))
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
