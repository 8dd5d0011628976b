import Foundation
public import NavigationKit
import XCTestAdditions

extension Diffing where Value == UIImage {
  /// Compares images pixel by pixel, exactly.
  public static var image: Diffing { .image() }

  /// Compares images pixel by pixel.
  ///
  /// A pixel matches if it is equal, or if the distance of the two colours in CIE L\*a\*b\* is at
  /// most (1 − `perceptualPrecision`) × 100. The distance is that of CIE 1976,
  /// ΔE = √((L₁ − L₂)² + (a₁ − a₂)² + (b₁ − b₂)²), with L, a and b of sRGB colours under D65 by
  /// CIE 15:2004 and IEC 61966-2-1. 0.98 to 0.99 is about what an eye can tell apart.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How closely a pixel must match, 0…1.
  ///   - scale: Pixels per point of images that are read from files; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = PictureTolerance(
      precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      toData: { image in MainActor.assumeIsolated { data(of: image) } },
      fromData: { data in
        MainActor.assumeIsolated { PictureFile.image(of: data, scale: scale ?? 1) }
      },
      diff: { old, new in
        let (expected, actual) = MainActor.assumeIsolated { (data(of: old), data(of: new)) }
        return difference(expected, actual, tolerance)
      })
    diffing.needsMainThread = true
    return diffing
  }

  @MainActor private static func data(of image: UIImage) -> Data {
    guard let data = PictureFile.data(of: image) else {
      FaultNote.leave(.noSize(of: "the image"))
      return Data()
    }
    return data
  }

  private static func difference(
    _ expected: Data, _ actual: Data, _ tolerance: PictureTolerance
  ) -> (String, [XCTAttachment])? {
    do {
      guard
        let comparison = try PictureComparison(
          actual: actual, expected: expected, tolerance: tolerance)
      else { return nil }
      let picture = XCTAttachment(
        data: try comparison.differencePNG(), uniformTypeIdentifier: "public.png")
      picture.name = Artifacts.differenceName
      return (comparison.sentences.joined(separator: "\n"), [picture])
    } catch {
      return ("The reference is no picture: \(error)", [])
    }
  }
}
