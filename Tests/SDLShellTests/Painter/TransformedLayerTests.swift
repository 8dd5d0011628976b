import Drawing
import Foundation
import SDLShell
import Testing

/// Rotated, mirrored and scaled layers, pixel by pixel, at 2×.
struct TransformedLayerTests {
  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  /// A layer of 20 × 20 points around the middle of the canvas: red on the left, blue on the right.
  private func layer(
    _ transform: CGAffineTransform, opacity: CGFloat = 1, cornerRadius: CGFloat = 0,
    commands: [DrawCommand]? = nil
  ) -> DrawCommand {
    let corner = CGPoint(x: -10, y: -10).applying(transform)
    return .layer(
      Layer(
        origin: CGPoint(x: 20 + corner.x, y: 20 + corner.y), transform: transform,
        clip: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: cornerRadius,
        opacity: opacity,
        commands: commands ?? [
          .fill(Fill(frame: CGRect(x: 0, y: 0, width: 10, height: 20), color: red)),
          .fill(Fill(frame: CGRect(x: 10, y: 0, width: 10, height: 20), color: blue)),
        ]))
  }

  @Test(
    arguments: [
      // The colours above, right of, below and left of the middle.
      (CGAffineTransform(rotationAngle: .pi / 2), "red right blue"),
      (CGAffineTransform(rotationAngle: .pi), "blue left red"),
      (CGAffineTransform(scaleX: -1, y: 1), "blue left red"),
    ] as [(CGAffineTransform, String)])
  func `quarter turns and mirrors are exact`(transform: CGAffineTransform, name: String) throws {
    let drawn = try Canvas().paint(layer(transform))
    let isUpright = transform.b.magnitude < 0.5
    let points: [(Int, Int)] = isUpright ? [(30, 40), (50, 40)] : [(40, 30), (40, 50)]
    let first = name.hasPrefix("red") ? [255, 0, 0] : [0, 0, 255] as [UInt8]
    #expect(drawn.levels(points[0].0, points[0].1) == first)
    #expect(drawn.levels(points[1].0, points[1].1) == first.reversed())
    // No antialiasing where pixels map to pixels.
    #expect(try #require(drawn.ink) == (20, 20, 59, 59))
    for x in 20..<60 {
      for y in 20..<60 { #expect([first, first.reversed()].contains(drawn.levels(x, y))) }
    }
  }

  @Test func `a turned square has soft edges without a dark line`() throws {
    let square: [DrawCommand] = [
      .fill(Fill(frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: red))
    ]
    let drawn = try Canvas().paint(
      layer(CGAffineTransform(rotationAngle: .pi / 6), commands: square))
    var ink = 0.0
    for x in 0..<80 {
      for y in 0..<80 {
        let levels = drawn.levels(x, y)
        #expect(levels[0] >= 250, "only red and white mix at (\(x), \(y))")
        ink += 1 - Double(levels[1]) / 255
      }
    }
    #expect(abs(ink - 1600) < 8, "\(ink) pixels are red")
    // The upper left corner is at (32.7, 12.7) now.
    #expect(drawn.levels(48, 14)[1] == 255 && drawn.levels(29, 14)[1] == 255)
    #expect(drawn.levels(33, 15)[1] < 128)
  }

  @Test func `a stretched layer covers what it should`() throws {
    let drawn = try Canvas().paint(layer(CGAffineTransform(scaleX: 1.5, y: 0.5)))
    #expect(drawn.levels(12, 40) == [255, 0, 0] && drawn.levels(68, 40) == [0, 0, 255])
    #expect(drawn.levels(8, 40) == [255, 255, 255] && drawn.levels(40, 28) == [255, 255, 255])
  }

  @Test func `a turned layer fades and is cut as a whole`() throws {
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    let faded = try Canvas().paint(layer(turned, opacity: 0.5))
    #expect(faded.levels(40, 30) == [255, 127, 127] || faded.levels(40, 30) == [255, 128, 128])
    let round = try Canvas().paint(layer(turned, cornerRadius: 10))
    #expect(round.levels(21, 21) == [255, 255, 255] && round.levels(40, 22) == [255, 0, 0])
  }

  @Test func `a layer turned there and back is as it was`() throws {
    let angle = Double.pi / 6
    let back = CGAffineTransform(rotationAngle: -angle)
    let corner = CGPoint(x: -10, y: -10).applying(back)
    let inner = Layer(
      origin: CGPoint(x: 10 + corner.x, y: 10 + corner.y), transform: back,
      commands: [.fill(Fill(frame: CGRect(x: 5, y: 5, width: 10, height: 10), color: blue))])
    let drawn = try Canvas().paint(
      layer(CGAffineTransform(rotationAngle: angle), commands: [.layer(inner)]))
    #expect(drawn.levels(40, 40) == [0, 0, 255] && drawn.levels(33, 33) == [0, 0, 255])
    #expect(drawn.levels(46, 33) == [0, 0, 255] && drawn.levels(27, 27) == [255, 255, 255])
  }

  @Test func `what is kept of a turned layer changes nothing`() throws {
    let canvas = Canvas()
    let painter = try OffscreenPainter(size: canvas.size, scale: 2)
    for angle in [0.3, 0.3, 0.6, 0.3] {
      let list = canvas.list([layer(CGAffineTransform(rotationAngle: angle))])
      let fresh = try OffscreenPainter(size: canvas.size, scale: 2).paint(list)
      #expect(try painter.paint(list) == fresh)
    }
  }

  @Test(arguments: [1e-8, 1e8, 1e-300, .infinity, .nan] as [CGFloat])
  func `no factor is too small or too large`(factor: CGFloat) throws {
    _ = try Canvas().paint(layer(CGAffineTransform(scaleX: factor, y: factor)))
    _ = try Canvas().paint(layer(CGAffineTransform(a: factor, b: 1, c: 1, d: 1, tx: 0, ty: 0)))
  }
}
