import Drawing
import Foundation
import SDLShell
import Testing

/// Drawing in one colour over the same colour.
struct InkTests {
  nonisolated private static let colors = [
    Color.white, Color(242, 242, 247), Color(0, 122, 255), Color(52, 199, 89), .black,
  ]

  private static func shapes(_ color: Color) -> [DrawCommand] {
    let frame = CGRect(x: 3, y: 3, width: 31.5, height: 30)
    return [
      .text(
        TextLine(
          text: "Ag8", font: Font(size: 17), color: color, origin: CGPoint(x: 2, y: 24), width: 36)),
      .image(ImagePlacement(image: .symbol("star"), frame: frame, tint: color)),
      .fill(Fill(frame: frame, color: color, cornerRadius: 9)),
      .stroke(Stroke(frame: frame, color: color, width: 3, cornerRadius: 9)),
    ]
  }

  @Test(arguments: colors)
  func `a colour over itself stays as it is`(color: Color) throws {
    let canvas = Canvas()
    let painter = try OffscreenPainter(size: canvas.size, scale: canvas.scale)
    let levels = color.levels
    for shape in Self.shapes(color) {
      let picture = try painter.paint(canvas.list([shape], on: color))
      let others = stride(from: 0, to: picture.pixels.count, by: 4).filter {
        Array(picture.pixels[$0..<$0 + 3]) != [levels.red, levels.green, levels.blue]
      }
      #expect(others.isEmpty, "\(shape)")
    }
  }

  @Test func `text over two colours is unchanged where it is of the same one`() throws {
    let canvas = Canvas()
    let painter = try OffscreenPainter(size: canvas.size, scale: canvas.scale)
    let half = DrawCommand.fill(
      Fill(frame: CGRect(x: 0, y: 0, width: 20, height: 40), color: .black))
    let plain = try painter.paint(canvas.list([half]))
    let written = try painter.paint(canvas.list([half, Self.shapes(.white)[0]]))
    var (left, right) = (0, 0)
    for y in 0..<plain.height {
      for x in 0..<plain.width where plain.levels(x, y) != written.levels(x, y) {
        if x < 40 { left += 1 } else { right += 1 }
      }
    }
    #expect(left > 50 && right == 0)
  }
}
