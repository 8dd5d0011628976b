import Drawing
import Foundation
import Goldens
import Testing

struct ShapeTests {
  private let blue = Color(0, 122, 255)

  @Test func `rounded fills`() throws {
    try expectGolden(
      Canvas().paint(
        .fill(Fill(frame: CGRect(x: 2, y: 2, width: 24, height: 14), color: blue, cornerRadius: 6)),
        .fill(
          Fill(frame: CGRect(x: 29, y: 3, width: 8.5, height: 8.5), color: .black, cornerRadius: 99)
        ),
        .fill(
          Fill(
            frame: CGRect(x: 6, y: 12, width: 30, height: 24),
            color: Color(255, 59, 48, alpha: 0.5),
            cornerRadius: 4))), named: "rounded-fills")
  }

  @Test func strokes() throws {
    try expectGolden(
      Canvas().paint(
        .stroke(
          Stroke(frame: CGRect(x: 2, y: 2, width: 36, height: 16), color: .black, width: 0.5)),
        .stroke(
          Stroke(
            frame: CGRect(x: 4, y: 4, width: 20, height: 12), color: blue, width: 2, cornerRadius: 5
          )),
        .stroke(
          Stroke(
            frame: CGRect(x: 6, y: 20, width: 28, height: 18),
            color: Color(52, 199, 89, alpha: 0.5), width: 4, cornerRadius: 1))), named: "strokes")
  }

  @Test func shadows() throws {
    try expectGolden(
      Canvas().paint(
        .shadow(
          Shadow(
            frame: CGRect(x: 10, y: 8, width: 20, height: 8), cornerRadius: 4, blur: 4,
            offset: CGSize(width: 0, height: 2), color: Color.black.faded(by: 0.5))),
        .shadow(
          Shadow(
            frame: CGRect(x: 4, y: 26, width: 32, height: 8), cornerRadius: 0, blur: 2,
            color: blue))), named: "shadows")
  }

  @Test func `gradients run both ways`() throws {
    try expectGolden(
      Canvas().paint(
        .gradient(
          Gradient(frame: CGRect(x: 2, y: 2, width: 36, height: 16), start: .clear, end: .black)),
        .gradient(
          Gradient(
            frame: CGRect(x: 2, y: 20, width: 36, height: 18), start: blue, end: Color(255, 204, 0),
            isVertical: true))), named: "gradients")
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `a hairline is one pixel wherever it lies`(scale: CGFloat) throws {
    // The last is just above the centre of a pixel and too thick by a rounding error.
    let heights: [CGFloat] = [5, 5.25, 10.0 / 3, 7.5, 8.1, (10.5 - 1e-9) / scale]
    for y in heights {
      let line = CGRect(x: 0, y: y, width: 40, height: 1 / scale + 1e-8)
      let drawn = try Canvas(scale: scale).paint(.fill(Fill(frame: line, color: .black)))
      let ink = try #require(drawn.ink)
      #expect(ink.minY == ink.maxY)
      #expect(abs(CGFloat(ink.minY) - y * scale) <= 0.5 + 1e-6)
      #expect(drawn.levels(0, ink.minY) == [0, 0, 0])
    }
  }

  @Test(arguments: [(0.25, 191), (0.5, 127), (0.8, 0), (1, 0)] as [(CGFloat, UInt8)])
  func `a line thinner than a pixel takes the ink that it covers`(thickness: CGFloat, level: UInt8)
    throws
  {
    let line = CGRect(x: 0, y: 10, width: 40, height: thickness)
    let drawn = try Canvas(scale: 1).paint(
      .fill(Fill(frame: CGRect(x: 0, y: 0, width: 40, height: 40), color: .white)),
      .fill(Fill(frame: line, color: .black)))
    let levels = (0..<40).map { drawn.levels(0, $0)[0] }.filter { $0 < 255 }
    #expect(levels.count == 1 && levels.allSatisfy { abs(Int($0) - Int(level)) <= 1 })
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `a hairline touches what it borders wherever that lies`(scale: CGFloat) throws {
    for step in 0..<60 {
      let edge = 10 + CGFloat(step) / 10
      let line = CGRect(x: 0, y: edge - 1 / scale, width: 40, height: 1 / scale)
      let bar = CGRect(x: 0, y: edge, width: 40, height: 40 - edge)
      let drawn = try Canvas(scale: scale).paint(
        .fill(Fill(frame: line, color: .black)),
        .fill(Fill(frame: bar, color: Color(0, 0, 255))))
      let ink = try #require(drawn.ink)
      #expect(drawn.levels(0, ink.minY) == [0, 0, 0], "\(edge)")
      #expect(drawn.levels(0, ink.minY + 1) == [0, 0, 255], "\(edge)")
    }
  }

  /// A window shows a screen of three pixels per point with fewer.
  @Test(arguments: [0.6, 0.78, 1, 1.1, 1.5] as [CGFloat])
  func `a line thinner than a pixel touches what it borders wherever that lies`(scale: CGFloat)
    throws
  {
    for step in 0..<60 {
      let edge = 15 + CGFloat(step) / 15
      let above = CGRect(x: 0, y: 0, width: 40, height: edge)
      let line = CGRect(x: 0, y: edge - 1.0 / 3, width: 40, height: 1.0 / 3)
      let below = CGRect(x: 0, y: edge, width: 40, height: 60 - edge)
      let drawn = try Canvas(scale: scale).paint(
        .fill(Fill(frame: above, color: .white)), .fill(Fill(frame: line, color: .black)),
        .fill(Fill(frame: below, color: .white)))
      let levels = (0..<Int(30 * scale)).map { drawn.levels(0, $0)[0] }
      #expect(levels.count { $0 < 250 } == 1, "\(edge)")
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `half pixels left of a layer's origin snap as those right of it do`(scale: CGFloat) throws {
    func bar(at pixels: CGFloat, in origin: CGFloat) throws -> Bitmap {
      let frame = CGRect(x: pixels / scale, y: 0, width: 10 / scale, height: 40)
      let origin = CGPoint(x: origin / scale, y: 0)
      return try Canvas(scale: scale).paint(
        .layer(Layer(origin: origin, commands: [.fill(Fill(frame: frame, color: .black))])))
    }
    #expect(try bar(at: -2.5, in: 20) == bar(at: 17.5, in: 0))
  }

  @Test func `neighbours with fractional edges leave no gap and no overlap`() throws {
    let shade = Color.black.faded(by: 0.5)
    let drawn = try Canvas().paint(
      .fill(Fill(frame: CGRect(x: 0, y: 0, width: 40, height: 10.3), color: shade)),
      .fill(Fill(frame: CGRect(x: 0, y: 10.3, width: 40, height: 29.7), color: shade)))
    #expect(Set((0..<80).map { drawn.levels(3, $0) }).count == 1)
  }

  @Test func `sizes that are no sizes draw nothing`() throws {
    let frames = [
      CGRect(x: 1, y: 1, width: 0, height: 5), CGRect(x: CGFloat.nan, y: 1, width: 5, height: 5),
      CGRect(x: 1e300, y: 0, width: 5, height: 5), CGRect.null,
    ]
    for frame in frames {
      let drawn = try Canvas().paint(
        .fill(Fill(frame: frame, color: .white, cornerRadius: 3)),
        .stroke(Stroke(frame: frame, color: .white, width: 1)),
        .gradient(Gradient(frame: frame, start: .white, end: .white)),
        .shadow(Shadow(frame: frame, cornerRadius: 2, blur: 3, color: .white)))
      #expect(drawn.ink == nil)
    }
  }
}
