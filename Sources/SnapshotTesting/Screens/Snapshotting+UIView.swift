public import Foundation
public import NavigationKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view, compared exactly.
  public static var image: Snapshotting { .image() }

  /// A view in its own size, else in the size that its constraints give it; transparent where it
  /// draws nothing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Makes no difference: effects and appearance proxies are drawn in
  ///     any case.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = ViewImageConfig(size: size, traits: traits)
    return SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { (view: UIView) in
      MainActor.assumeIsolated {
        PaintedScreen.noting(else: UIImage()) {
          try ShownView.with(view, on: config, PaintedScreen.image)
        }
      }
    }
  }
}
