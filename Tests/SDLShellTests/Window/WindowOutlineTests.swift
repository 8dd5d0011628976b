import Drawing
import Foundation
import Testing

@testable import SDLShell

/// The parts of a window that are seen.
struct WindowOutlineTests {
  private func area(_ outline: WindowOutline) -> Int { outline.areas.reduce(0) { $0 + $1.area } }

  @Test func `a rectangle is one area`() {
    var outline = WindowOutline()
    outline.add(CGRect(x: 3, y: 4, width: 50, height: 20))
    #expect(outline.areas == [PixelRect(x: 3, y: 4, width: 50, height: 20)])
  }

  @Test func `round corners are left out`() {
    var outline = WindowOutline()
    outline.add(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 50)
    #expect(abs(Double(area(outline)) - .pi * 2500) < 60)
    let first = outline.areas.first
    #expect(first.map { $0.minX > 30 && $0.maxX < 70 } == true)
  }

  @Test func `what a rectangle has beside the shapes is told row by row`() {
    var outline = WindowOutline()
    outline.add(CGRect(x: 0, y: 1, width: 10, height: 2))
    #expect(
      outline.gaps(in: PixelRect(x: -2, y: 0, width: 13, height: 3)) == [
        PixelRect(x: -2, y: 0, width: 13, height: 1),
        PixelRect(x: -2, y: 1, width: 2, height: 1), PixelRect(x: 10, y: 1, width: 1, height: 1),
        PixelRect(x: -2, y: 2, width: 2, height: 1), PixelRect(x: 10, y: 2, width: 1, height: 1),
      ])
    #expect(outline.gaps(in: PixelRect(x: 2, y: 1, width: 3, height: 2)).isEmpty)
  }

  @Test func `what is turned covers as much`() {
    var outline = WindowOutline()
    outline.add(
      CGRect(x: -40, y: -20, width: 80, height: 40), CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(area(outline) - 3200) < 60)
  }

  @Test func `nothing has no area`() {
    var outline = WindowOutline()
    outline.add(.zero)
    #expect(outline.areas.isEmpty)
  }
}
