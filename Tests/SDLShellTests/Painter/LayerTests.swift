import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

struct LayerTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Color(255, 59, 48)
  private let blue = Color(0, 122, 255)

  @Test func `a rounded clip cuts what is inside and spares what is behind`() throws {
    let stripes = (0..<8).map { row in
      DrawCommand.fill(
        Fill(frame: CGRect(x: -5, y: CGFloat(row) * 5, width: 60, height: 2.5), color: blue))
    }
    try expectGolden(
      Canvas().paint(
        .fill(Fill(frame: CGRect(x: 0, y: 0, width: 20, height: 40), color: Color(255, 204, 0))),
        .layer(
          Layer(
            origin: CGPoint(x: 5, y: 5), clip: CGRect(x: 0, y: 0, width: 30, height: 30),
            cornerRadius: 9, commands: [.fill(Fill(frame: frame, color: .white))] + stripes))),
      named: "rounded-clip")
  }

  @Test func `a mask leaves what it covers`() throws {
    let circle = Path { $0.addEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20)) }
    let mask = GraphicsRecording(
      bounds: CGRect(x: 0, y: 0, width: 30, height: 30),
      operations: [GraphicsOperation(.fill(circle, .winding, .black))])
    func draw(_ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) throws -> Bitmap {
      try Canvas().paint(
        .layer(
          Layer(
            transform: transform, clip: mask.bounds, mask: mask, opacity: opacity,
            commands: [.fill(Fill(frame: frame, color: red))])))
    }
    // 2 pixels per point.
    for (drawn, scale) in [(try draw(), 1), (try draw(CGAffineTransform(scaleX: 0.5, y: 0.5)), 2)] {
      #expect(isClose(drawn.levels(30 / scale, 30 / scale), [255, 59, 48]))
      for (x, y) in [(2, 2), (58, 30), (12, 12), (70, 30)] {
        #expect(drawn.levels(x / scale, y / scale) == [255, 255, 255])
      }
    }
    #expect(isClose(try draw(opacity: 0.5).levels(30, 30), [255, 157, 151]))
  }

  @Test func `what overlaps in a layer fades as one`() throws {
    let commands: [DrawCommand] = [
      .fill(Fill(frame: CGRect(x: 5, y: 5, width: 20, height: 20), color: red)),
      .fill(Fill(frame: CGRect(x: 15, y: 15, width: 20, height: 20), color: blue)),
    ]
    let drawn = try Canvas().paint(.layer(Layer(opacity: 0.5, commands: commands)))
    #expect(isClose(drawn.levels(40, 40), [128, 188, 255]))
    #expect(isClose(drawn.levels(20, 20), [255, 157, 151]))
    #expect(drawn.levels(2, 2) == [255, 255, 255])
  }

  @Test func `a layer that is drawn smaller fills its outline, corners and all`() throws {
    let page: [DrawCommand] = [
      .fill(Fill(frame: frame, color: red)),
      .fill(Fill(frame: CGRect(x: 20, y: 0, width: 20, height: 40), color: blue)),
    ]
    let drawn = try Canvas().paint(
      .layer(
        Layer(
          origin: CGPoint(x: 10, y: 5), transform: CGAffineTransform(scaleX: 0.5, y: 0.5),
          clip: frame,
          cornerRadius: 10, isKept: true,
          commands: page)))
    // 2 pixels per point: the outline is 20 points wide, from x = 10.
    for x in [22, 36] { #expect(isClose(drawn.levels(x, 30), [255, 59, 48])) }
    for x in [44, 58] { #expect(isClose(drawn.levels(x, 30), [0, 122, 255])) }
    for (x, y) in [(18, 30), (62, 30), (30, 8), (30, 52), (20, 10), (59, 49)] {
      #expect(drawn.levels(x, y) == [255, 255, 255])
    }
  }

  @Test func `two layers that are drawn smaller are there in the first frame`() throws {
    func layer(_ x: CGFloat, _ color: Color) -> DrawCommand {
      .layer(
        Layer(
          origin: CGPoint(x: x, y: 0), transform: CGAffineTransform(scaleX: 0.5, y: 0.5),
          clip: frame,
          isKept: true,
          commands: [.fill(Fill(frame: frame, color: color))]))
    }
    let drawn = try Canvas().paint(layer(0, red), layer(20, blue))
    #expect(isClose(drawn.levels(20, 20), [255, 59, 48]))
    #expect(isClose(drawn.levels(60, 20), [0, 122, 255]))
    #expect(drawn.levels(60, 60) == [255, 255, 255])
  }

  @Test func `a single part of a fading layer just gets fainter`() throws {
    let part = DrawCommand.fill(Fill(frame: frame, color: .black))
    let drawn = try Canvas().paint(
      .layer(Layer(opacity: 0.5, commands: [.layer(Layer(opacity: 0.5, commands: [part]))])))
    #expect(isClose(drawn.levels(9, 9), [191, 191, 191]))
  }

  @Test func `a dimmed kept page is its picture times what is left of the light`() throws {
    let page: [DrawCommand] = [
      .fill(Fill(frame: frame, color: Color(200, 100, 50))),
      .fill(Fill(frame: CGRect(x: 4, y: 4, width: 9, height: 9), color: blue, cornerRadius: 4)),
    ]
    func moved(dim: CGFloat, isKept: Bool) throws -> Bitmap {
      try Canvas().paintMoving(
        .layer(
          Layer(
            origin: CGPoint(x: -7.4, y: 0), clip: frame, dim: dim, isKept: isKept, commands: page)))
    }
    let light = try moved(dim: 0, isKept: true)
    let dark = try moved(dim: 0.25, isKept: true)
    #expect(light.levels(20, 60) == [200, 100, 50])
    #expect(dark.levels(20, 60) == [150, 75, 38])
    #expect(dark.levels(70, 10) == [255, 255, 255])
    // The page is 15 pixels further left, so its last 65 columns are visible.
    let shown = light.pixels.indices.filter { $0 % 4 < 3 && $0 % 320 < 65 * 4 }
    #expect(
      shown.allSatisfy { abs(Double(dark.pixels[$0]) - Double(light.pixels[$0]) * 0.75) <= 1 })
    #expect(try light == moved(dim: 0, isKept: false))
    #expect(try dark == moved(dim: 0.25, isKept: false))
  }

  @Test func `a kept page shows what it holds now, frame after frame`() throws {
    let painter = try OffscreenPainter(size: frame.size, scale: 2)
    func page(_ color: Color, x: CGFloat) -> DisplayList {
      Canvas().list([
        .layer(
          Layer(
            origin: CGPoint(x: x, y: 0), clip: frame, isKept: true,
            commands: [.fill(Fill(frame: frame, color: color))]))
      ])
    }
    for _ in 0..<2 {
      #expect(try painter.paint(page(red, x: 0)).levels(30, 30) == [255, 59, 48])
    }
    #expect(try painter.paint(page(red, x: 20)).levels(30, 30) == [255, 255, 255])
    #expect(try painter.paint(page(blue, x: 0)).levels(30, 30) == [0, 122, 255])
  }

  @Test func `two pages, a shadow and a bar come out as if nothing were kept or left out`() throws {
    func scene(isKept: Bool) -> [DrawCommand] {
      func page(_ color: Color) -> [DrawCommand] {
        [.fill(Fill(frame: frame, color: color))]
          + (0..<5).map { row in
            .fill(
              Fill(
                frame: CGRect(x: 3, y: 4 + CGFloat(row) * 7, width: 30, height: 3), color: .black,
                cornerRadius: 1.5))
          }
      }
      return [
        .layer(
          Layer(
            origin: CGPoint(x: -6, y: 0), clip: frame, dim: 0.1, isKept: isKept,
            commands: page(Color(242, 242, 247)))),
        .gradient(
          Gradient(
            frame: CGRect(x: 13, y: 0, width: 9, height: 40), start: .clear,
            end: Color.black.faded(by: 0.2))),
        .layer(
          Layer(
            origin: CGPoint(x: 22, y: 0), clip: frame, isKept: isKept, commands: page(.white))),
        .fill(Fill(frame: CGRect(x: 0, y: 0, width: 40, height: 10), color: .white.faded(by: 0.9))),
      ]
    }
    let kept = try Canvas().paintMoving(.layer(Layer(commands: scene(isKept: true))))
    #expect(try kept == Canvas().paint(.layer(Layer(commands: scene(isKept: false)))))
    try expectGolden(kept, named: "push")
  }

  @Test func `the same frame twice is the same picture`() throws {
    let painter = try OffscreenPainter(size: frame.size, scale: 2)
    let list = Canvas().list([
      .text(
        TextLine(
          text: "Ag", font: Font(size: 17), color: .black, origin: CGPoint(x: 3, y: 20), width: 22)),
      .image(
        ImagePlacement(
          image: .symbol("folder"), frame: CGRect(x: 10, y: 20, width: 20, height: 20), tint: blue)),
    ])
    let first = try painter.paint(list)
    #expect(try first == painter.paint(list))
    #expect(try first == OffscreenPainter(size: frame.size, scale: 2).paint(list))
    #expect(first.ink != nil)
  }

  private func isClose(_ levels: [UInt8], _ expected: [UInt8]) -> Bool {
    zip(levels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}
