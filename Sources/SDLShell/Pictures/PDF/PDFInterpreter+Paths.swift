import Drawing
import Foundation

nonisolated extension PDFInterpreter {
  /// Adds to the path; false for another operator.
  mutating func addToPath(_ name: String) -> Bool {
    switch name {
    case "m": if let point = points(1) { path.move(to: point[0]) }
    case "l": if let point = points(1) { path.addLine(to: point[0]) }
    case "c": if let points = points(3) { addCurve(points[0], points[1], points[2]) }
    case "v":
      if let points = points(2) { addCurve(path.currentPoint ?? points[0], points[0], points[1]) }
    case "y": if let points = points(2) { addCurve(points[0], points[1], points[1]) }
    case "h": path.close()
    case "re": if let numbers = numbers(4) { addRect(numbers) }
    default: return false
    }
    return true
  }

  private func points(_ count: Int) -> [CGPoint]? {
    numbers(count * 2).map { numbers in
      (0..<count).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
    }
  }

  private mutating func addCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
  }

  private mutating func addRect(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y))
    path.addLine(to: CGPoint(x: x + width, y: y + height))
    path.addLine(to: CGPoint(x: x, y: y + height))
    path.close()
  }

  /// Paints the path or makes it a clip; false for another operator.
  mutating func paintPath(_ name: String) -> Bool {
    switch name {
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "n": endPath()
    case "f", "F": paint(filling: .winding)
    case "f*": paint(filling: .evenOdd)
    case "S": paint(isStroked: true)
    case "s": paint(isStroked: true, isClosed: true)
    case "B": paint(filling: .winding, isStroked: true)
    case "B*": paint(filling: .evenOdd, isStroked: true)
    case "b": paint(filling: .winding, isStroked: true, isClosed: true)
    case "b*": paint(filling: .evenOdd, isStroked: true, isClosed: true)
    default: return false
    }
    return true
  }

  private mutating func paint(
    filling rule: CGPathFillRule? = nil, isStroked: Bool = false, isClosed: Bool = false
  ) {
    if isClosed { path.close() }
    if let rule { fill(rule) }
    if isStroked { stroke() }
    endPath()
  }

  private mutating func endPath() {
    if let clipRule { state.clip(to: path, clipRule) }
    (path, clipRule) = (Path(), nil)
  }

  private mutating func fill(_ rule: CGPathFillRule) {
    guard let pattern = state.fill.pattern else {
      return add(.fill(path, rule, state.fill.color), opacity: state.fill.opacity)
    }
    var inside = state
    inside.clip(to: path, rule)
    inside.transform = pattern.transform
    if let box = pattern.shading.box { inside.clip(to: Path { $0.addRect(box) }, .winding) }
    operations.append(
      inside.operation(.gradient(pattern.shading.gradient), opacity: state.fill.opacity))
  }

  private mutating func stroke() {
    guard let pattern = state.line.pattern else {
      return add(.stroke(path, state.style, state.line.color), opacity: state.line.opacity)
    }
    var gradient = GraphicsOperation(.gradient(pattern.shading.gradient))
    gradient.transform = pattern.transform
    var line = GraphicsOperation(.stroke(path, state.style, .black))
    line.transform = state.transform
    add(.masked([gradient], by: [line]), opacity: state.line.opacity)
  }

  private mutating func add(_ content: GraphicsOperation.Content, opacity: CGFloat) {
    operations.append(state.operation(content, opacity: opacity))
  }
}
