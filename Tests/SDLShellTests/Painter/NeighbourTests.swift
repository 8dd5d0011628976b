import Drawing
import Foundation
import SDLShell
import Testing

/// Edges that meet in points meet in pixels, whatever the scale, in however many layers they are.
struct NeighbourTests {
  nonisolated static let scales: [CGFloat] = [0.9, 1, 1.1, 1.25, 1.5, 2, 3]

  /// A rectangle in layers, the outermost first; the innermost may be cut at its edges.
  private func nested(_ rect: CGRect, in origins: [CGPoint], isCut: Bool = false) -> DrawCommand {
    var content = DrawCommand.fill(Fill(frame: rect, color: .black))
    for (index, origin) in origins.enumerated().reversed() {
      let isInnermost = index == origins.count - 1
      content = .layer(
        Layer(origin: origin, clip: isCut && isInnermost ? rect : nil, commands: [content]))
    }
    return content
  }

  @Test(arguments: scales)
  func `rows in layers of their own leave no line between them`(scale: CGFloat) throws {
    let canvas = Canvas(size: CGSize(width: 390, height: 400), scale: scale)
    let row = CGRect(x: 0, y: 0, width: 358, height: 44)
    let commands = (0..<8).map { index in
      nested(
        row, in: [CGPoint(x: 16.3, y: 7.4), CGPoint(x: 0, y: 44 * CGFloat(index))], isCut: true)
    }
    let painter = try OffscreenPainter(size: canvas.size, scale: scale)
    let picture = try painter.paint(canvas.list(commands))
    let column = Int(100 * scale)
    let rows = (Int((8 * scale).rounded(.up))..<Int(((7.4 + 8 * 44) * scale).rounded(.down)))
    #expect(rows.allSatisfy { picture.levels(column, $0) == [0, 0, 0] })
  }

  @Test(arguments: scales)
  func `a column of icons is one column, in layers and beside them`(scale: CGFloat) throws {
    let canvas = Canvas(size: CGSize(width: 100, height: 40), scale: scale)
    let icon = CGRect(x: 0, y: 0, width: 29, height: 29)
    let places = try [
      [CGPoint(x: 46.6, y: 2)], [CGPoint(x: 16.3, y: 2), CGPoint(x: 30.3, y: 0)],
      [CGPoint(x: 16.3, y: 1), CGPoint(x: 14.9, y: 1), CGPoint(x: 15.4, y: 0)],
    ].map { try canvas.paint(nested(icon, in: $0)).ink }
    for place in places {
      #expect(place?.minX == places[0]?.minX && place?.maxX == places[0]?.maxX)
    }
  }

  @Test func `a text and its ground round alike in layers`() throws {
    let canvas = Canvas(size: CGSize(width: 100, height: 60), scale: 1.1)
    func text(_ origins: [CGPoint], at point: CGPoint) throws -> Bitmap {
      let line = DrawCommand.text(
        TextLine(
          text: "Hill", font: Font(size: 17), color: .black, origin: point, width: 40))
      return try canvas.paint(
        origins.reversed().reduce(line) { .layer(Layer(origin: $1, commands: [$0])) })
    }
    let direct = try text([], at: CGPoint(x: 31.9, y: 30.9))
    let layered = try text([CGPoint(x: 16.3, y: 15.4)], at: CGPoint(x: 15.6, y: 15.5))
    #expect(direct == layered)
  }
}
