import Drawing
import Snapshot
import Testing

struct DifferenceRowsTests {
  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let red: [UInt8] = [255, 0, 51, 255]
  private static let pale: [UInt8] = [204, 204, 204, 255]

  @Test func `what differs is red, the rest pale`() throws {
    let actual = Bitmap(width: 2, height: 1, pixels: Self.black + Self.white)
    let expected = Bitmap(width: 2, height: 1, pixels: Self.black + Self.black)
    let difference = try Bitmap(DifferenceRows(actual.rows, from: expected.rows))
    #expect(difference == Bitmap(width: 2, height: 1, pixels: Self.pale + Self.red))
  }

  @Test func `where one has no pixels the other's differ`() throws {
    let wide = Bitmap(width: 2, height: 1, pixels: Self.black + Self.black)
    let high = Bitmap(width: 1, height: 2, pixels: Self.black + Self.black)
    let grey = [UInt8](repeating: 249, count: 3) + [255]
    let pixels = Self.pale + Self.red + Self.red + grey
    for (one, other) in [(wide, high), (high, wide)] {
      #expect(
        try Bitmap(DifferenceRows(one.rows, from: other.rows))
          == Bitmap(width: 2, height: 2, pixels: pixels))
    }
  }
}
