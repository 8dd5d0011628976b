import Drawing
import Snapshot
import Testing

struct BitmapDifferenceTests {
  private let white = Bitmap(width: 4, height: 3, pixels: [UInt8](repeating: 255, count: 48))

  @Test func `equal bitmaps have no difference`() {
    #expect(BitmapDifference(white, white) == nil)
  }

  @Test func `a difference says how many pixels, how much and where`() throws {
    var changed = white
    changed.pixels[(1 * 4 + 1) * 4] = 250
    changed.pixels[(2 * 4 + 3) * 4 + 2] = 235
    let difference = try #require(BitmapDifference(changed, white))
    #expect(difference.count == 2)
    #expect(difference.largest == 20)
    #expect(difference.area == .init(x: 1, y: 1, width: 3, height: 2))
    #expect(
      difference.description
        == "2 of 12 pixels differ, by up to 20 levels, within 3×2 at (1, 1)")
  }

  @Test func `opacity counts like any colour`() {
    var changed = white
    changed.pixels[3] = 0
    #expect(BitmapDifference(changed, white)?.largest == 255)
  }

  @Test func `another size is named`() throws {
    let tall = Bitmap(width: 3, height: 4, pixels: white.pixels)
    let difference = try #require(BitmapDifference(tall, white))
    #expect(difference.description == "the size is 3×4 pixels, expected 4×3")
    #expect(difference.area == .init(x: 0, y: 0, width: 4, height: 4))
  }
}
