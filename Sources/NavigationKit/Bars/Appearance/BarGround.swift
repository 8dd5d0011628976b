import Drawing
import Foundation

/// What is behind a bar's content, as a value: glass, a colour over it, a picture over that, and the
/// line towards the page.
nonisolated struct BarGround: Hashable, Sendable {
  /// The tint of the glass; nil for none.
  var glass: UIColor?
  /// The colour over the glass.
  var color: UIColor?
  /// The picture over the colour.
  var image: UIImage?
  /// How that is fitted in.
  var imageMode = UIView.ContentMode.scaleToFill
  /// The colour of the line; nil for none.
  var line: UIColor?
  /// A picture in the line's place.
  var lineImage: UIImage?

  /// Nothing at all.
  static let none = BarGround()

  /// Whether nothing shines through.
  func isOpaque(in traits: UITraitCollection) -> Bool { color?.color(in: traits).alpha == 1 }
}

extension BarGround {
  /// What an appearance puts behind a navigation bar, or a toolbar.
  init(_ appearance: UIBarAppearance, isToolbar: Bool) {
    glass = isToolbar ? appearance.backgroundEffect?.toolbarTint : appearance.backgroundEffect?.tint
    color = appearance.backgroundColor
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    line = appearance.shadowColor
    lineImage = appearance.shadowImage
  }
}

/// A ground, and how much of it there is.
nonisolated struct BarGroundLayer: Hashable, Sendable {
  let ground: BarGround
  let opacity: CGFloat
}

/// The two grounds that a bar passes between as content goes under it.
nonisolated struct BarGrounds: Hashable, Sendable {
  /// While the content stands at its edge.
  var edge = BarGround.none
  /// Once content is under the bar.
  var scrolled = BarGround.none
  /// Whether both are dark, whatever the interface is.
  var style = UIBarStyle.default

  /// What is to be seen between the two, back to front.
  ///
  /// An opaque ground comes over the other; of two that let something through one goes as the other
  /// comes, so that nothing is left of the first.
  func layers(at fraction: CGFloat, in traits: UITraitCollection) -> [BarGroundLayer] {
    if edge == scrolled || fraction <= 0 { return [BarGroundLayer(ground: edge, opacity: 1)] }
    if fraction >= 1 { return [BarGroundLayer(ground: scrolled, opacity: 1)] }
    let rest = scrolled.isOpaque(in: traits) ? 1 : 1 - fraction
    return [
      BarGroundLayer(ground: edge, opacity: rest),
      BarGroundLayer(ground: scrolled, opacity: fraction),
    ].filter { $0.ground != .none }
  }
}
