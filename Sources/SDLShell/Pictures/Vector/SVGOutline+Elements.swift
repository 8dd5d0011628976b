import Foundation

nonisolated extension SVGOutline {
  /// Adds the lines of an element, if it is a shape.
  mutating func add(_ tag: SVGTag) {
    func length(_ name: String) -> Double {
      tag.value(name).flatMap { text in
        var numbers = SVGNumbers(text)
        return numbers.length()
      } ?? 0
    }
    switch tag.name {
    case "path": addPath(tag.value("d") ?? [])
    case "polyline", "polygon":
      let numbers = SVGNumbers.all(in: tag.value("points") ?? [])
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      addLines(points)
      if tag.name == "polygon" { close() }
    case "line":
      addLines([
        CGPoint(x: length("x1"), y: length("y1")), CGPoint(x: length("x2"), y: length("y2")),
      ])
    case "rect":
      addRectangle(
        CGRect(x: length("x"), y: length("y"), width: length("width"), height: length("height")),
        isRound: tag.value("rx") != nil || tag.value("ry") != nil)
    case "circle": addEllipse(length("cx"), length("cy"), length("r"), length("r"))
    case "ellipse": addEllipse(length("cx"), length("cy"), length("rx"), length("ry"))
    default: return
    }
  }

  private mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }

  /// Rounded corners are taken to be as long as the sides.
  private mutating func addRectangle(_ rect: CGRect, isRound: Bool) {
    let corners = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), rect.origin,
    ]
    move(to: rect.origin)
    for corner in corners {
      if isRound { curve(pen, corner, to: corner) } else { line(to: corner) }
    }
  }

  private mutating func addEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let (left, right) = (CGPoint(x: x - width, y: y), CGPoint(x: x + width, y: y))
    move(to: right)
    for (end, side) in [(left, 1.0), (right, -1)] {
      let bulge = y + side * height * 4 / 3
      curve(CGPoint(x: pen.x, y: bulge), CGPoint(x: end.x, y: bulge), to: end)
    }
  }
}
