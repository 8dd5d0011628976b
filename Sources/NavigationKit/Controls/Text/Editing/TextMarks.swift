import Drawing
import Foundation

/// The marks of the selected text, and of the text that an input method composes.
struct TextMarks: Hashable {
  /// The frames of the selected text, from its start to its end.
  var selected: [CGRect] = []
  /// The frames of the composed text.
  var marked: [CGRect] = []

  func paint(in tint: UIColor, on canvas: inout Canvas) {
    let color = tint.color(in: canvas.traits)
    for rect in selected { canvas.fill(rect, color.faded(by: Self.opacity)) }
    for rect in marked {
      canvas.fill(
        CGRect(
          x: rect.minX, y: rect.maxY - Self.underline, width: rect.width, height: Self.underline),
        color)
    }
  }

  /// The opacity of the tint behind selected text; tuned by eye.
  private static let opacity = 0.2
  /// The width of the line below text that is composed, in points; tuned by eye.
  private static let underline: CGFloat = 1
}

/// The lines at the ends of a selection, each with a knob, that a finger drags.
nonisolated struct TextHandles: Hashable {
  /// Where the caret would be at each end.
  var start: CGRect
  var end: CGRect

  @MainActor
  func paint(in tint: UIColor, on canvas: inout Canvas) {
    let color = tint.color(in: canvas.traits)
    for bar in [start, end] { canvas.fill(bar, color) }
    for knob in knobs { canvas.fill(knob, color, cornerRadius: knob.width / 2) }
  }

  /// The knobs: above the start and below the end.
  var knobs: [CGRect] {
    let side = Self.knob
    return [
      CGRect(x: start.midX - side / 2, y: start.minY - side + 1, width: side, height: side),
      CGRect(x: end.midX - side / 2, y: end.maxY - 1, width: side, height: side),
    ]
  }

  /// The visible rectangle of a view with knobs that stick out of it.
  func cut(_ bounds: CGRect) -> CGRect {
    let around = knobs.reduce(bounds) { $0.union($1) }
    return CGRect(x: bounds.minX, y: around.minY, width: bounds.width, height: around.height)
  }

  /// Whether a finger at a point drags the start or the end: the nearer one within reach.
  func grabs(at point: CGPoint) -> TextHandleEnd? {
    let (first, second) = (start.distance(to: point), end.distance(to: point))
    guard min(first, second) <= Self.reach else { return nil }
    return first < second ? .start : .end
  }

  /// The diameter of a knob, in points, as screenshots of iOS show it.
  private static let knob: CGFloat = 10
  /// How far from a handle a finger still drags it, in points: half of the smallest button.
  private static let reach: CGFloat = 22
}

/// An end of a selection.
nonisolated enum TextHandleEnd: Hashable {
  case start
  case end
}

extension CGRect {
  /// How far a point is from the upright line of a caret.
  nonisolated func distance(to point: CGPoint) -> CGFloat {
    hypot(point.x - midX, max(0, abs(point.y - midY) - height / 2))
  }
}
