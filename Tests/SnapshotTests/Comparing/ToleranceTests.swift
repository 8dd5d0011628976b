import Drawing
import Snapshot
import Testing

struct ToleranceTests {
  /// A difference of three adjacent pixels by at most 4 levels.
  private let difference: BitmapDifference? = {
    let plain = Bitmap(width: 20, height: 20, pixels: [UInt8](repeating: 0, count: 1600))
    var changed = plain
    for x in 0..<3 { changed.pixels[x * 4] = UInt8(x + 2) }
    return BitmapDifference(changed, plain)
  }()

  @Test(
    arguments: [
      (4, 3, nil, "within the tolerance (4 of 4 levels, 3 of 3 px), which is there because: blur"),
      (
        9, 8, 3,
        "within the tolerance (4 of 9 levels, 3 of 8 px, 3 of 3 px in 8×8), "
          + "which is there because: blur"
      ),
      (3, 3, nil, "beyond the tolerance: 4 of 3 levels"),
      (4, 2, nil, "beyond the tolerance: 3 of 2 px"),
      (4, 3, 2, "beyond the tolerance: 3 of 2 px in 8×8"),
      (0, 0, 0, "beyond the tolerance: 4 of 0 levels, 3 of 0 px, 3 of 0 px in 8×8"),
    ] as [(Int, Int, Int?, String)])
  func `a difference is held against every limit`(
    levels: Int, pixels: Int, densest: Int?, said: String
  ) throws {
    let tolerance = Tolerance(levels: levels, pixels: pixels, densest: densest, reason: "blur")
    let verdict = ToleranceVerdict(try #require(difference), tolerance)
    #expect(verdict.description == said)
  }

  @Test func `no tolerance allows another size`() throws {
    let small = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])
    let tall = Bitmap(width: 1, height: 2, pixels: [0, 0, 0, 0, 0, 0, 0, 0])
    let verdict = ToleranceVerdict(
      try #require(BitmapDifference(tall, small)),
      Tolerance(levels: 255, pixels: 1000, reason: "blur"))
    #expect(verdict == .beyond([]))
  }
}
