import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

struct MaterialTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
  private let red = Color(255, 59, 48)
  private let blue = Color(0, 122, 255)

  private func pane(
    _ frame: CGRect, tint: Color = .clear, sigma: CGFloat = 10, opacity: CGFloat = 1
  ) -> DrawCommand {
    .material(Material(frame: frame, tint: tint, sigma: sigma, opacity: opacity))
  }

  private func fill(_ frame: CGRect, _ color: Color) -> DrawCommand {
    .fill(Fill(frame: frame, color: color))
  }

  @Test func `what is behind shows blurred, tinted, rounded and faded`() throws {
    let stripes = (0..<5).map { row in
      fill(CGRect(x: CGFloat(row) * 8, y: 0, width: 4, height: 40), row % 2 == 0 ? blue : red)
    }
    let light = Color.white.faded(by: 0.5)
    try expectGolden(
      Canvas().paint(
        .layer(Layer(commands: stripes)),
        .material(
          Material(
            frame: CGRect(x: 2, y: 2, width: 36, height: 15), tint: light, sigma: 3,
            saturation: 1.8, cornerRadius: 6)),
        pane(CGRect(x: 2, y: 20, width: 17, height: 17), sigma: 1.5, opacity: 0.5),
        pane(
          CGRect(x: 22, y: 20, width: 16, height: 17), tint: Color.black.faded(by: 0.6), sigma: 2)),
      named: "materials")
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3], [10.0, 20])
  func `an edge blurs into the normal distribution`(scale: CGFloat, sigma: CGFloat) throws {
    let canvas = Canvas(size: CGSize(width: 120, height: 12), scale: scale)
    let drawn = try canvas.paint(
      fill(CGRect(x: 0, y: 0, width: 60, height: 12), .black),
      pane(CGRect(x: 0, y: 0, width: 120, height: 12), sigma: sigma))
    for x in stride(from: 25.0, through: 95, by: 2.5) {
      let column = Int(x * scale)
      let distance = ((CGFloat(column) + 0.5) / scale - 60) / sigma
      let expected = 255 * 0.5 * (1 + erf(distance / CGFloat(2).squareRoot()))
      let level = CGFloat(drawn.levels(column, Int(scale * 6))[1])
      #expect(abs(level - expected) <= 5, "\(x) at \(scale)")
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3], [255, 242, 128, 0])
  func `over one grey it is the plain colour`(scale: CGFloat, grey: Int) throws {
    for tint in [Color(249, 249, 249, alpha: 0.94), Color(29, 29, 29, alpha: 0.94)] {
      let ground = Color(grey, grey, grey)
      let glass = Material(frame: frame, tint: tint, sigma: 10, saturation: 1.8)
      let drawn = try Canvas(scale: scale).paint(fill(frame, ground), .material(glass))
      let plain = ground.mixed(with: tint, fraction: tint.alpha).levels
      #expect(Set(drawn.pixels) == [plain.red, 255])
      // SDL rounds translucent fills differently.
      let filled = try Canvas(scale: scale).paint(fill(frame, ground), fill(frame, tint))
      #expect(abs(Int(filled.pixels[0]) - Int(plain.red)) <= 1)
    }
  }

  @Test func `colours become more vivid, greys do not`() throws {
    func painted(_ color: Color) throws -> [UInt8] {
      try Canvas().paint(
        fill(frame, color),
        .material(Material(frame: frame, tint: .clear, sigma: 4, saturation: 1.8))
      ).levels(20, 20)
    }
    // Luminance 0.2126 · 160 + 0.7152 · 128 + 0.0722 · 96 = 132.5; differences from it times 1.8.
    #expect(try painted(Color(160, 128, 96)) == [182, 124, 67])
    #expect(try painted(Color(128, 128, 128)) == [128, 128, 128])
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `nothing beside it bleeds in, and it changes nothing beside it`(scale: CGFloat) throws {
    let middle = CGRect(x: 0, y: 10.3, width: 40, height: 20.1)
    let white = fill(middle, .white)
    let plain = try Canvas(scale: scale).paint(fill(frame, red), white)
    #expect(try Canvas(scale: scale).paint(fill(frame, red), white, pane(middle)) == plain)
  }

  @Test func `what is off the frame or covered later counts as not there`() throws {
    let painter = try OffscreenPainter(size: frame.size, scale: 2)
    let canvas = Canvas()
    let left = CGRect(x: 0, y: 0, width: 20, height: 40)
    let right = CGRect(x: 20, y: 0, width: 20, height: 40)
    let wide = CGRect(x: -30, y: -20, width: 100, height: 90)
    let list = canvas.list([fill(left, blue), pane(wide), fill(right, red)])
    // The frame before leaves other colours where this one draws nothing under the material.
    _ = try painter.paint(canvas.list([fill(frame, .black)]))
    let drawn = try painter.paint(list)
    #expect(drawn.levels(39, 40) == [0, 122, 255])
    #expect(try drawn == OffscreenPainter(size: frame.size, scale: 2).paint(list))
  }

  @Test func `half of it is half sharp, alone and in a fading layer`() throws {
    let behind = fill(CGRect(x: 0, y: 0, width: 20, height: 40), .black)
    let sharp = try Canvas().paint(behind)
    let full = try Canvas().paint(behind, pane(frame))
    let half = try Canvas().paint(behind, pane(frame, opacity: 0.5))
    for index in sharp.pixels.indices {
      let mean = (Int(sharp.pixels[index]) + Int(full.pixels[index]) + 1) / 2
      #expect(Int(half.pixels[index]) == mean)
    }
    #expect(
      try Canvas().paint(behind, .layer(Layer(opacity: 0.5, commands: [pane(frame)]))) == half)
  }

  @Test func `it fades as one with what lies on it`() throws {
    let text = fill(CGRect(x: 10, y: 10, width: 10, height: 10), blue)
    let tint = Color(249, 249, 249)
    let drawn = try Canvas().paint(
      fill(frame, .black), .layer(Layer(opacity: 0.5, commands: [pane(frame, tint: tint), text])))
    #expect(drawn.levels(30, 30).elementsEqual([0, 61, 128]) { abs(Int($0) - Int($1)) <= 1 })
    #expect(drawn.levels(70, 70).elementsEqual([125, 125, 125]) { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `in a kept page it blurs the page, as if nothing were kept`() throws {
    func page(isKept: Bool) throws -> Bitmap {
      try Canvas().paintMoving(
        .layer(
          Layer(
            clip: frame, isKept: isKept,
            commands: [
              fill(frame, .white), fill(CGRect(x: 5, y: 5, width: 12, height: 30), blue),
              .material(
                Material(
                  frame: frame, tint: red.faded(by: 0.3), sigma: 4, cornerRadius: 8)),
              pane(CGRect(x: 20, y: 5, width: 20, height: 20), opacity: 0.4),
            ])))
    }
    #expect(try page(isKept: true) == page(isKept: false))
    #expect(try page(isKept: true).levels(40, 40) != [255, 255, 255])
  }

  @Test func `a pane without a blur only tints`() throws {
    let behind = fill(CGRect(x: 0, y: 0, width: 20, height: 40), .black)
    let tint = Color.white.faded(by: 0.25)
    let drawn = try Canvas().paint(behind, pane(frame, tint: tint, sigma: 0))
    #expect(try drawn == Canvas().paint(behind, fill(frame, tint)))
  }

  @Test func `panes that are no panes draw nothing`() throws {
    for frame in [CGRect.null, CGRect(x: 50, y: 0, width: 9, height: 9), .zero] {
      let drawn = try Canvas().paint(pane(frame, tint: .black))
      #expect(drawn.ink == nil)
    }
    #expect(try Canvas().paint(pane(frame, tint: .black, opacity: -1)).ink == nil)
  }
}
