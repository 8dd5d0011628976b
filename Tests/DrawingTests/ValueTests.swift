import Drawing
import Foundation
import Testing

/// Colours and text measurement.
struct ValueTests {
  @Test func `a mixed colour lies between the two`() {
    let mixed = Color.black.mixed(with: .white, fraction: 0.25)
    #expect(mixed.levels == (64, 64, 64, 255))
    #expect(Color.white.faded(by: 0.5).levels == (255, 255, 255, 128))
  }

  @Test func `the red of sRGB is inside Display P3, whose own red is outside of sRGB`() {
    let red = Color(displayP3Red: 0.9175, green: 0.2003, blue: 0.1387, alpha: 0.5)
    #expect(red.levels == (255, 0, 0, 128))
    #expect(Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1).levels == (255, 0, 0, 255))
    #expect(Color(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).levels.green == 128)
  }

  @Test(
    arguments: [
      ("abcd", nil, CGSize(width: 40, height: 24)), ("abcd", 20, CGSize(width: 20, height: 48)),
      ("ab\ncdef", nil, CGSize(width: 40, height: 48)), ("", nil, CGSize(width: 0, height: 24)),
      ("abc", 5, CGSize(width: 10, height: 72)),
    ] as [(String, CGFloat?, CGSize)])
  func `the fixed measurer counts characters`(text: String, maxWidth: CGFloat?, size: CGSize) {
    let measured = FixedTextMeasurer().size(of: text, font: Font(size: 20), maxWidth: maxWidth)
    #expect(measured == size)
  }

  @Test func `a bitmap has four bytes a pixel`() async {
    #expect(Bitmap(width: 1, height: 2, pixels: Array(repeating: 9, count: 8)).height == 2)
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(width: 2, height: 2, pixels: [0])
    }
  }
}
