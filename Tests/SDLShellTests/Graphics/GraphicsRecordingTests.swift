import Drawing
import Foundation
import SDLShell
import Testing

/// Graphics recordings, as pixels.
struct GraphicsRecordingTests {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

  private func paint(_ operations: GraphicsOperation...) throws -> Bitmap {
    let recording = GraphicsRecording(bounds: bounds, operations: operations)
    return try Canvas().paint(
      .image(ImagePlacement(image: .recording(recording), frame: bounds)))
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    var path = Path()
    path.addRect(CGRect(x: x, y: y, width: width, height: height))
    return path
  }

  private let red = Color(255, 0, 0)

  @Test func `a rectangle fills its pixels and no others`() throws {
    let picture = try paint(GraphicsOperation(.fill(box(10, 5, 20, 10), .winding, red)))
    #expect(picture.ink ?? (0, 0, 0, 0) == (20, 10, 59, 29))
    #expect(picture.levels(20, 10) == [255, 0, 0])
  }

  @Test func `half a pixel is half covered`() throws {
    let picture = try paint(GraphicsOperation(.fill(box(10.25, 5, 20, 10), .winding, .black)))
    #expect(abs(Int(picture.levels(20, 15)[0]) - 128) <= 2)
  }

  @Test func `a line has a width, round ends and dashes`() throws {
    var line = Path()
    line.move(to: CGPoint(x: 10, y: 20))
    line.addLine(to: CGPoint(x: 30, y: 20))
    var style = StrokeStyle()
    style.width = 4
    let plain = try paint(GraphicsOperation(.stroke(line, style, red)))
    #expect(plain.ink ?? (0, 0, 0, 0) == (20, 36, 59, 43))
    style.cap = .round
    let round = try paint(GraphicsOperation(.stroke(line, style, red)))
    #expect(round.ink ?? (0, 0, 0, 0) == (16, 36, 63, 43))
    style.cap = .butt
    style.dashes = [5, 5]
    let dashed = try paint(GraphicsOperation(.stroke(line, style, red)))
    #expect(dashed.levels(25, 40) == [255, 0, 0] && dashed.levels(35, 40) == [255, 255, 255])
  }

  @Test func `a hole is left out by the even-odd rule`() throws {
    var rings = box(5, 5, 30, 30)
    rings.add(box(15, 15, 10, 10))
    let whole = try paint(GraphicsOperation(.fill(rings, .winding, red)))
    let hole = try paint(GraphicsOperation(.fill(rings, .evenOdd, red)))
    #expect(whole.levels(40, 40) == [255, 0, 0] && hole.levels(40, 40) == [255, 255, 255])
  }

  @Test func `clips, transforms and opacity apply`() throws {
    var operation = GraphicsOperation(.fill(box(0, 0, 10, 10), .winding, .black))
    operation.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating(
      CGAffineTransform(translationX: 10, y: 10))
    operation.clips = [.init(path: box(0, 0, 20, 40), rule: .winding)]
    operation.opacity = 0.5
    let picture = try paint(operation)
    #expect(picture.ink ?? (0, 0, 0, 0) == (20, 20, 39, 59))
    #expect(abs(Int(picture.levels(30, 30)[0]) - 128) <= 2)
  }

  @Test func `colours multiply, and are cleared`() throws {
    let below = GraphicsOperation(.fill(box(0, 0, 40, 40), .winding, Color(255, 255, 0)))
    var above = GraphicsOperation(.fill(box(10, 10, 10, 10), .winding, Color(0, 255, 255)))
    above.blendMode = .multiply
    #expect(try paint(below, above).levels(30, 30) == [0, 255, 0])
    above.blendMode = .clear
    #expect(try paint(below, above).levels(30, 30) == [255, 255, 255])
  }

  @Test func `gradients run along a line, and between circles`() throws {
    let stops = [
      ColorStop(color: .black, location: 0), ColorStop(color: red, location: 1),
    ]
    let geometries: [ColorGradient.Geometry] = [
      .line(from: .zero, to: CGPoint(x: 40, y: 0)),
      .circles(
        from: CGPoint(x: 20, y: 20), startRadius: 0, to: CGPoint(x: 20, y: 20), endRadius: 20),
    ]
    let pictures = try geometries.map {
      try paint(GraphicsOperation(.gradient(ColorGradient(stops: stops, geometry: $0))))
    }
    #expect(pictures[0].levels(2, 40)[0] < 10 && pictures[0].levels(77, 40)[0] > 240)
    #expect(pictures[1].levels(40, 40)[0] < 10 && pictures[1].levels(40, 2)[0] > 230)
    #expect(pictures[1].levels(1, 1) == [255, 0, 0])
    var short = ColorGradient(
      stops: stops, geometry: .line(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0)))
    (short.drawsBeforeStart, short.drawsAfterEnd) = (false, false)
    #expect(try paint(GraphicsOperation(.gradient(short))).ink?.maxX == 59)
  }

  @Test func `a shadow is moved and soft, and lies below`() throws {
    var operation = GraphicsOperation(.fill(box(10, 10, 10, 10), .winding, red))
    operation.shadow = .init(offset: CGSize(width: 10, height: 10), blur: 0, color: .black)
    let hard = try paint(operation)
    #expect(hard.levels(30, 30) == [255, 0, 0] && hard.levels(50, 50) == [0, 0, 0])
    operation.shadow?.blur = 4
    let soft = try paint(operation)
    #expect((1..<254).contains(Int(soft.levels(60, 50)[0])))
  }

  @Test func `upright text has the pixels of a label`() throws {
    let line = TextLine(
      text: "Glyph", font: Font(size: 13), color: .black, origin: CGPoint(x: 3, y: 20), width: 30)
    let own = try Canvas().paint(.text(line))
    #expect(try paint(GraphicsOperation(.text(line))) == own)
  }

  @Test func `turned text is turned about its origin`() throws {
    var operation = GraphicsOperation(
      .text(
        TextLine(
          text: "HHH", font: Font(size: 10), color: .black, origin: .zero, width: 24)))
    operation.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 10, y: 5))
    let ink = try #require(try paint(operation).ink)
    // The baseline runs down at 10 points, and the letters lie to its right.
    #expect(ink.minX >= 19 && ink.maxX < 42 && ink.maxY - ink.minY > 30)
  }

  @Test func `groups are as transparent as one`() throws {
    var group = GraphicsOperation(
      .group([
        GraphicsOperation(.fill(box(0, 0, 20, 20), .winding, .black)),
        GraphicsOperation(.fill(box(10, 10, 20, 20), .winding, .black)),
      ]))
    group.opacity = 0.5
    let picture = try paint(group)
    #expect(picture.levels(30, 30) == picture.levels(5, 5))
  }

  @Test func `symbols and recordings are drawn inside recordings`() throws {
    let inner = GraphicsRecording(
      bounds: CGRect(x: 0, y: 0, width: 10, height: 10),
      operations: [GraphicsOperation(.fill(box(0, 0, 10, 10), .winding, red))])
    let picture = try paint(
      GraphicsOperation(
        .image(
          ImagePlacement(
            image: .recording(inner), frame: CGRect(x: 10, y: 10, width: 20, height: 20)))),
      GraphicsOperation(
        .image(
          ImagePlacement(
            image: .symbol("circle.fill"), frame: CGRect(x: 0, y: 0, width: 10, height: 10),
            tint: Color(0, 0, 255)))))
    #expect(picture.levels(21, 21) == [255, 0, 0] && picture.levels(58, 58) == [255, 0, 0])
    #expect(picture.levels(10, 10) == [0, 0, 255])
  }
}
