import CSDL2
import Foundation

/// The shape of a letter: closed lines and curves, in ems, upwards from the baseline.
nonisolated struct Outline {
  enum Step {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
  }

  /// Ems in a unit of the font.
  let scale: CGFloat
  private(set) var steps: [Step] = []

  init(scale: CGFloat) { self.scale = scale }

  /// The straight lines it is drawn with once its points are moved to pixels.
  func lines(movedBy move: (CGPoint) -> CGPoint) -> [(CGPoint, CGPoint)] {
    var lines: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    func draw(to point: CGPoint) {
      lines.append((last, point))
      last = point
    }
    for step in steps {
      switch step {
      case .move(let point):
        draw(to: start)
        start = move(point)
        last = start
      case .line(let point): draw(to: move(point))
      case .curve(let first, let second, let end):
        let curve = Curve(from: last, move(first), move(second), to: move(end))
        for point in curve.points { draw(to: point) }
      }
    }
    draw(to: start)
    return lines
  }

  /// Writes down what the font library draws; never changed once it is made.
  nonisolated(unsafe) static let pen: OpaquePointer? = {
    let pen = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pen, { _, outline, _, x, y, _ in Outline.add(to: outline) { .move($0(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      pen, { _, outline, _, x, y, _ in Outline.add(to: outline) { .line($0(x, y)) } }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pen,
      { _, outline, _, x1, y1, x2, y2, x, y, _ in
        Outline.add(to: outline) { .curve($0(x1, y1), $0(x2, y2), $0(x, y)) }
      }, nil, nil)
    hb_draw_funcs_make_immutable(pen)
    return pen
  }()

  private static func add(
    to outline: UnsafeMutableRawPointer?, _ step: ((Float, Float) -> CGPoint) -> Step
  ) {
    guard let outline = outline?.assumingMemoryBound(to: Outline.self) else { return }
    let scale = outline.pointee.scale
    outline.pointee.steps.append(
      step { CGPoint(x: CGFloat($0) * scale, y: CGFloat($1) * scale) })
  }
}

/// A cubic curve, in pixels.
private nonisolated struct Curve {
  let start, first, second, end: CGPoint

  init(from start: CGPoint, _ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// Points close enough for straight lines between them, the last one at the end.
  var points: [CGPoint] {
    let reach = [start, first, second, end]
    let length = zip(reach, reach.dropFirst()).reduce(0) {
      $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y)
    }
    // Lines as long as this leave less than a tenth of a pixel between them and the curve.
    let count = max(2, Int(length.squareRoot()) + 1)
    return (1...count).map { point(at: CGFloat($0) / CGFloat(count)) }
  }

  private func point(at time: CGFloat) -> CGPoint {
    let rest = 1 - time
    let weights = (
      rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time
    )
    return CGPoint(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }
}
