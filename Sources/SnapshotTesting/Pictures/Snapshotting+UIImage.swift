import Foundation
public import NavigationKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image, compared exactly.
  public static var image: Snapshotting { .image() }

  /// An image.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1, see
  ///     ``Diffing/image(precision:perceptualPrecision:scale:)``.
  ///   - scale: Pixels per point of the reference; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    ).onMainThread
  }
}
