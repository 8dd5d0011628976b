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
        == "2 px differ, max 20 levels, inside 3×2 at (1,1)")
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

  @Test(arguments: [(0, 0), (3, 2), (749, 1333), (400, 700)])
  func `one pixel by one level is found anywhere`(x: Int, y: Int) throws {
    let screen = Bitmap(
      width: 750, height: 1334, pixels: [UInt8](repeating: 200, count: 750 * 1334 * 4))
    var changed = screen
    changed.pixels[(y * 750 + x) * 4 + 3] = 199
    let difference = try #require(BitmapDifference(changed, screen))
    #expect(difference.description == "1 px differ, max 1 level, inside 1×1 at (\(x),\(y))")
    #expect(difference.densest == 1)
  }

  @Test(arguments: [
    ([(0, 0), (7, 7)], 2), ([(0, 0), (8, 0)], 1), ([(0, 0), (0, 8)], 1),
    ([(19, 19), (12, 12), (19, 12), (3, 3)], 3), ([(5, 5), (9, 6), (5, 14)], 2),
  ])
  func `the densest window is the one with the most`(places: [(Int, Int)], maximum: Int) throws {
    let plain = Bitmap(width: 20, height: 20, pixels: [UInt8](repeating: 0, count: 1600))
    var changed = plain
    for (x, y) in places { changed.pixels[(y * 20 + x) * 4] = 9 }
    #expect(try #require(BitmapDifference(changed, plain)).densest == maximum)
  }

  @Test func `the densest window agrees with counting them all`() throws {
    let (width, height) = (31, 27)
    let plain = Bitmap(
      width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    var random = Xorshift(state: 88_172_645)
    for _ in 0..<40 {
      var changed = plain
      for _ in 0..<random.below(60) + 1 {
        changed.pixels[random.below(width * height) * 4 + random.below(4)] = 1
      }
      let difference = try #require(BitmapDifference(changed, plain))
      #expect(difference.densest == countedDensest(changed, side: 8))
    }
  }

  /// The same by brute force.
  private func countedDensest(_ bitmap: Bitmap, side: Int) -> Int {
    func differs(_ x: Int, _ y: Int) -> Bool {
      let start = (y * bitmap.width + x) * 4
      return bitmap.pixels[start..<start + 4].contains { $0 != 0 }
    }
    return (0...bitmap.height - side).flatMap { top in
      (0...bitmap.width - side).map { left in
        (top..<top + side).reduce(0) { sum, y in
          sum + (left..<left + side).count { differs($0, y) }
        }
      }
    }.max() ?? 0
  }

  @Test func `bitmaps without pixels are equal`() {
    let nothing = Bitmap(width: 0, height: 0, pixels: [])
    #expect(BitmapDifference(nothing, nothing) == nil)
    #expect(BitmapDifference(white, nothing)?.isOfOtherSize == true)
  }
}
