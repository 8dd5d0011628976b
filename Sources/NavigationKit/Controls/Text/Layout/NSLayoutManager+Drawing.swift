import Drawing
import Foundation

extension NSLayoutManager {
  /// Draws glyphs in the current context, without the colours behind them.
  func draw(_ glyphs: NSRange, at origin: CGPoint) {
    for container in textContainers {
      for line in lines(in: container) where line.meets(glyphs) {
        draw(line, part: glyphs, in: container, at: origin)
      }
    }
  }

  /// Draws the part of a line that glyphs cover; all of it as one if they cover it.
  private func draw(
    _ line: LaidLine, part glyphs: NSRange, in container: NSTextContainer, at origin: CGPoint
  ) {
    guard let context = GraphicsContexts.current else { return }
    let isWhole =
      glyphs.location <= line.range.lowerBound && glyphs.upperBound >= line.characters.end
    guard !isWhole else { return line.draw(at: origin, in: context) }
    context.keepingState {
      for rect in rects(of: glyphs, in: container, reachesSides: false)
      where line.rect.contains(CGPoint(x: rect.midX, y: rect.midY)) {
        context.clip(to: rect.offsetBy(dx: origin.x, dy: origin.y))
      }
      line.draw(at: origin, in: context)
    }
  }

  /// Fills what is behind glyphs with their background colours.
  func fillBackgrounds(of glyphs: NSRange, at origin: CGPoint) {
    guard let context = GraphicsContexts.current, let storage = textStorage else { return }
    let all = NSRange(location: 0, length: storage.length)
    storage.enumerateAttribute(.backgroundColor, in: NSIntersectionRange(glyphs, all)) {
      value, range, _ in
      guard let color = value as? UIColor else { return }
      for container in textContainers {
        for rect in rects(of: range, in: container, reachesSides: false) {
          context.setFillColor(color.cgColor)
          context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
        }
      }
    }
  }
}

extension LaidLine {
  /// Draws its text.
  ///
  /// - Parameter origin: Where the container's upper left corner is.
  fileprivate func draw(at origin: CGPoint, in context: CGContext) {
    var canvas = Canvas(
      now: 0, traits: .current, measurer: Stage.current?.textMeasurer ?? FixedTextMeasurer(),
      visible: .infinite)
    let room = CGRect(
      x: origin.x + left, y: origin.y + rect.minY, width: layout.size.width, height: rect.height)
    layout.withoutBackgrounds.paint(
      in: room, StyledLayout.Defaults(color: .black), on: &canvas)
    context.record(text: canvas.commands)
  }
}
