import Drawing
import Testing

@testable import SnapshotTesting

/// How much of a picture has to match, and how closely.
@Suite struct PictureToleranceTests {
  /// A row of grey pixels.
  private func picture(_ levels: UInt8...) -> Bitmap {
    Bitmap(width: levels.count, height: 1, pixels: levels.flatMap { [$0, $0, $0, 255] })
  }

  @Test func `a pixel matches up to its distance`() {
    // L of level 128 is 53.585, of 131 54.758: ΔE is 1.173.
    let (old, new) = (picture(128, 128), picture(128, 131))
    #expect(PictureTolerance(perceptualPrecision: 0.988).mismatches(new, old) == 0)
    #expect(PictureTolerance(perceptualPrecision: 0.989).mismatches(new, old) == 1)
    #expect(PictureTolerance(precision: 0.5).mismatches(new, old) == 1)
  }

  @Test func `the share of pixels that match has to be large enough`() {
    let tolerance = PictureTolerance(precision: 0.99)
    #expect(tolerance.allows(1, of: 100))
    #expect(!tolerance.allows(2, of: 100))
    #expect(PictureTolerance().allows(0, of: 100))
    #expect(!PictureTolerance().allows(1, of: 1_000_000))
  }

  @Test func `full precision is exact`() {
    #expect(PictureTolerance().isExact)
    #expect(!PictureTolerance(precision: 0.9).isExact)
    #expect(!PictureTolerance(perceptualPrecision: 0.9).isExact)
  }
}
