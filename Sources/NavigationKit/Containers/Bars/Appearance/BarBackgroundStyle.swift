import Drawing
import Foundation

/// The layers of a bar's background, from back to front: blur, colour, image, and the line towards
/// the content.
nonisolated struct BarBackgroundStyle: Hashable, Sendable {
  /// The tint of the blur; nil for no blur.
  var glass: UIColor?
  /// The colour over the blur.
  var color: UIColor?
  /// The image over the colour.
  var image: UIImage?
  /// How the image is scaled to the bar.
  var imageMode = UIView.ContentMode.scaleToFill
  /// The colour of the line; nil without one.
  var line: UIColor?
  /// An image that replaces the line.
  var lineImage: UIImage?

  /// No background.
  static let none = BarBackgroundStyle()

  /// Whether the colour is opaque.
  func isOpaque(in traits: UITraitCollection) -> Bool { color?.color(in: traits).alpha == 1 }
}

extension BarBackgroundStyle {
  /// The background of an appearance in a navigation bar or a toolbar.
  init(_ appearance: UIBarAppearance, isAtBottom: Bool) {
    glass =
      isAtBottom ? appearance.backgroundEffect?.toolbarTint : appearance.backgroundEffect?.tint
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    line = appearance.shadowColor
    lineImage = appearance.shadowImage
  }
}

/// A background with an opacity.
nonisolated struct BarBackgroundLayer: Hashable, Sendable {
  let background: BarBackgroundStyle
  let opacity: CGFloat

  /// Layers that fade in over others, of which nothing remains visible in the end.
  static func fade(
    from old: [BarBackgroundLayer], to new: [BarBackgroundLayer], share: CGFloat,
    in traits: UITraitCollection
  ) -> [BarBackgroundLayer] {
    let covers = new.contains { $0.opacity == 1 && $0.background.isOpaque(in: traits) }
    func faded(_ layers: [BarBackgroundLayer], _ opacity: CGFloat) -> [BarBackgroundLayer] {
      layers.map {
        BarBackgroundLayer(background: $0.background, opacity: $0.opacity * opacity)
      }
    }
    return faded(old, covers ? 1 : 1 - share) + faded(new, share)
  }
}

/// The two backgrounds between which a bar fades while content scrolls under it.
nonisolated struct BarBackgroundStyles: Hashable, Sendable {
  /// While the content is scrolled to the bar's edge.
  var edge = BarBackgroundStyle.none
  /// While content is under the bar.
  var scrolled = BarBackgroundStyle.none
  /// The bar's style, which applies to both.
  var style = UIBarStyle.default

  /// The visible layers at a fraction 0…1 between the two, from back to front.
  ///
  /// An opaque background fades in over the other. Otherwise the two cross-fade, so that nothing of
  /// the first remains visible.
  func layers(at fraction: CGFloat, in traits: UITraitCollection) -> [BarBackgroundLayer] {
    if edge == scrolled || fraction <= 0 {
      return [BarBackgroundLayer(background: edge, opacity: 1)]
    }
    if fraction >= 1 { return [BarBackgroundLayer(background: scrolled, opacity: 1)] }
    let rest = scrolled.isOpaque(in: traits) ? 1 : 1 - fraction
    return [
      BarBackgroundLayer(background: edge, opacity: rest),
      BarBackgroundLayer(background: scrolled, opacity: fraction),
    ].filter { $0.background != .none }
  }
}
