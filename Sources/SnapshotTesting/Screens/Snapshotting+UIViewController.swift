public import Foundation
public import NavigationKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's screen, compared exactly.
  public static var image: Snapshotting { .image() }

  /// A controller's screen on a device.
  ///
  /// The controller appears, and what moves comes to rest in virtual time, before it is painted.
  ///
  /// - Parameters:
  ///   - config: The device's screen.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - size: Another size, in points.
  ///   - traits: Further traits.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = config.overridden(size: size, traits: traits)
    return SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { (controller: UIViewController) in
      MainActor.assumeIsolated {
        PaintedScreen.noting(else: UIImage()) {
          try ShownView.with(controller, on: config, PaintedScreen.image)
        }
      }
    }
  }

  /// A controller's screen in the size of its view.
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
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits)
  }
}
