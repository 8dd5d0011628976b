import Drawing
import Foundation

/// What is behind a bar's content, as a value: glass, a colour over it, a picture over that, and the
/// line towards the page.
nonisolated struct BarBackgroundStyle: Hashable, Sendable {
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
  static let none = BarBackgroundStyle()

  /// Whether nothing shines through.
  func isOpaque(in traits: UITraitCollection) -> Bool { color?.color(in: traits).alpha == 1 }
}

extension BarBackgroundStyle {
  /// What an appearance puts behind a navigation bar, or a toolbar.
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

/// A background, and how much of it there is.
nonisolated struct BarBackgroundLayer: Hashable, Sendable {
  let background: BarBackgroundStyle
  let opacity: CGFloat
}

/// The two backgrounds that a bar passes between as content goes under it.
nonisolated struct BarBackgroundStyles: Hashable, Sendable {
  /// While the content stands at its edge.
  var edge = BarBackgroundStyle.none
  /// Once content is under the bar.
  var scrolled = BarBackgroundStyle.none
  /// Whether both are dark, whatever the interface is.
  var style = UIBarStyle.default

  /// What is to be seen between the two, back to front.
  ///
  /// An opaque background comes over the other; of two that let something through one goes as the other
  /// comes, so that nothing is left of the first.
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
