import Drawing
import Foundation
import Testing

@testable import SDLShell

/// A fill that changes nothing is not drawn, and one that changes a pixel is.
struct WrittenPixelsTests {
  nonisolated private static let page = PixelRect(x: 0, y: 0, width: 100, height: 200)
  nonisolated private static let row = PixelRect(x: 0, y: 50, width: 100, height: 44)
  private static let white: UInt32 = 0xFFFFFF

  /// Whether a fill has to be drawn on a white page, on which something else was drawn.
  private func isNeeded(
    _ fill: PixelRect, _ color: UInt32 = white, after drawing: (inout WrittenPixels) -> Void
  ) -> Bool {
    var written = WrittenPixels()
    _ = written.add(fill: Self.page, Self.white)
    drawing(&written)
    let count = written.count
    let isNeeded = written.add(fill: fill, color)
    #expect(written.count - count == (isNeeded ? fill.area : 0))
    return isNeeded
  }

  @Test(arguments: [
    (PixelRect(x: 0, y: 0, width: 100, height: 50), false),
    (PixelRect(x: 99, y: 93, width: 1, height: 1), true),
    (PixelRect(x: 100, y: 50, width: 10, height: 44), false),
  ])
  func `the same colour is not written twice unless something was drawn there`(
    drawn: PixelRect, isNeededAfter: Bool
  ) {
    #expect(isNeeded(Self.row) { $0.add(drawn) } == isNeededAfter)
  }

  @Test func `another colour, a larger area and another picture are written`() {
    #expect(isNeeded(Self.row, 0xFFFFFE) { _ in })
    #expect(isNeeded(Self.page.inset(by: -1)) { _ in })
    #expect(isNeeded(Self.row) { _ = $0.add(fill: Self.row, 0) })
    #expect(isNeeded(Self.row) { $0.forgetAreas() })
  }

  @Test func `what was written long ago is forgotten, not taken for plain`() {
    let speck = PixelRect(x: 0, y: 60, width: 1, height: 1)
    #expect(isNeeded(Self.row) { for _ in 0..<600 { $0.add(speck) } })
  }

  @Test func `rows of the page's colour cost no pixels, and hide what is under them`() throws {
    let canvas = Canvas(size: CGSize(width: 100, height: 200), scale: 1)
    func row(_ y: CGFloat) -> DrawCommand {
      .fill(Fill(frame: CGRect(x: 0, y: y, width: 100, height: 40), color: .white))
    }
    let spot = DrawCommand.fill(
      Fill(frame: CGRect(x: 10, y: 90, width: 60, height: 60), color: .black))
    let painter = try OffscreenPainter(size: canvas.size, scale: 1)
    try painter.draw(canvas.list([row(20), row(100)]))
    #expect(painter.writtenFrames == 1)
    let picture = try painter.paint(canvas.list([row(20), spot, row(100)]))
    #expect(painter.writtenFrames > 1)
    #expect(picture.levels(40, 95) == [0, 0, 0])
    #expect(picture.levels(40, 120) == [255, 255, 255])
    #expect(picture.levels(40, 145) == [0, 0, 0])
  }

  @Test(arguments: [1, 2, 3])
  func `a frame's fingerprint is that of its picture`(scale: CGFloat) throws {
    let canvas = Canvas(size: CGSize(width: 37, height: 91), scale: scale)
    let list = canvas.list([
      .fill(
        Fill(frame: CGRect(x: 3, y: 5, width: 21, height: 60), color: .black, cornerRadius: 7))
    ])
    let painter = try OffscreenPainter(size: canvas.size, scale: scale)
    #expect(try painter.fingerprint(of: list) == PictureFingerprint(of: try painter.paint(list)))
  }
}
