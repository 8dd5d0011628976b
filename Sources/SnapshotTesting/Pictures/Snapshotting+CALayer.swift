import Foundation
public import NavigationKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A layer with those inside it, compared exactly.
  public static var image: Snapshotting { .image() }

  /// A layer with those inside it, transparent where they draw nothing.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - traits: Traits that it is drawn with.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { (layer: CALayer) in
      MainActor.assumeIsolated {
        DrawnImage.image(bounds: layer.bounds, traits: traits, of: "the layer") { context in
          layer.render(in: context)
        }
      }
    }
  }
}
