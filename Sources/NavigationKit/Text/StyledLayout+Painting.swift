import Drawing
import Foundation

extension StyledLayout {
  /// Draws the lines from a height on.
  ///
  /// - Parameters:
  ///   - color: That of text without one.
  ///   - strength: The opacity of text with a colour.
  ///   - left: The left edge of a line of a width.
  func paint(
    from top: CGFloat, in color: Color, strength: Double = 1, on canvas: inout Canvas,
    left: (CGFloat) -> CGFloat
  ) {
    var top = top
    for line in lines {
      let left = left(line.width)
      for fragment in line.fragments {
        let own = fragment.style.color?.color(in: canvas.traits).faded(by: strength)
        let place = CGPoint(x: left + fragment.x, y: top + line.ascent)
        fragment.paint(at: place, in: own ?? color, on: &canvas)
      }
      top += line.height + spacing
    }
  }
}

extension StyledLayout.Fragment {
  /// Draws it from a point of the baseline on.
  fileprivate func paint(at point: CGPoint, in color: Color, on canvas: inout Canvas) {
    let font = style.font
    let ascent = canvas.measurer.ascent(of: font)
    let top = CGPoint(x: point.x, y: point.y - ascent)
    canvas.fill(
      CGRect(x: top.x, y: top.y, width: width, height: canvas.measurer.lineHeight(of: font)),
      style.background?.color(in: canvas.traits))
    canvas.text(text, font: font, color: color, at: top, width: width - style.kern)
    let (below, through) = (Self.underline * font.size, -Self.strikethrough * font.size)
    rule(style.underline, at: CGPoint(x: point.x, y: point.y + below), color, on: &canvas)
    rule(style.strikethrough, at: CGPoint(x: point.x, y: point.y + through), color, on: &canvas)
  }

  private func rule(
    _ rule: StyledLayout.Rule?, at point: CGPoint, _ color: Color, on canvas: inout Canvas
  ) {
    guard let rule else { return }
    let isThick = rule.style.contains(.thick)
    let height = Self.thickness * style.font.size * (isThick ? 2 : 1)
    let color = rule.color?.color(in: canvas.traits) ?? color
    let line = CGRect(x: point.x, y: point.y - height / 2, width: width, height: height)
    canvas.fill(line, color)
    if rule.style.isSuperset(of: .double) {
      canvas.fill(line.offsetBy(dx: 0, dy: 2 * height), color)
    }
  }

  // Where Inter's own lines are, and how thick, as fractions of the font size.
  private static let underline: CGFloat = 0.14
  private static let strikethrough: CGFloat = 0.27
  private static let thickness: CGFloat = 0.07
}
