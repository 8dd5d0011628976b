@testable import Audit
import Drawing
import Foundation
import Testing

/// The formulas of WCAG, and what counts as a background.
struct ContrastTests {
  @Test(
    arguments: [
      (Color.black, Color.white, 21), (Color.white, Color.white, 1),
      (Color(0x77, 0x77, 0x77), Color.white, 4.48), (Color(0, 122, 255), Color.white, 4.02),
    ] as [(Color, Color, Double)])
  func theRatioIsThatOfWCAG(first: Color, second: Color, ratio: Double) {
    #expect(abs(first.contrast(with: second) - ratio) < 0.01)
    #expect(first.contrast(with: second) == second.contrast(with: first))
  }

  @Test func aTransparentColourIsSeenOverItsBackground() {
    #expect(Color(0, 0, 0, alpha: 0.5).over(.white).hexadecimal == "#808080")
  }

  private static func picture(_ colors: [Color]) -> Bitmap {
    Bitmap(
      width: colors.count, height: 1,
      pixels: colors.flatMap { color in
        let (red, green, blue, alpha) = color.levels
        return [red, green, blue, alpha]
      })
  }

  @Test func coloursOfASmallShareDoNotCount() throws {
    var colors = [Color](repeating: .white, count: 99)
    colors.append(.black)
    let backdrop = try #require(
      Backdrop(
        of: [CGRect(x: 0, y: 0, width: 100, height: 1)], in: Self.picture(colors)))
    #expect(backdrop.colors == [.white])
    #expect(!backdrop.isVaried)
  }

  @Test func manyColoursAreAPicture() throws {
    let colors = (0..<100).map { Color($0 * 2, 255 - $0 * 2, 128) }
    let backdrop = try #require(
      Backdrop(of: [CGRect(x: 0, y: 0, width: 100, height: 1)], in: Self.picture(colors)))
    #expect(backdrop.isVaried)
  }

  @Test func whatIsOutsideOfThePictureHasNoBackground() {
    let rects = [CGRect(x: 200, y: 0, width: 10, height: 1)]
    #expect(Backdrop(of: rects, in: Self.picture([.white])) == nil)
  }
}
