public import Foundation

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Its inside.
  case fill
  /// Its inside by the even-odd rule.
  case eoFill
  /// A line along it.
  case stroke
  /// Its inside, then a line along it.
  case fillStroke
  /// Its inside by the even-odd rule, then a line along it.
  case eoFillStroke
}

extension CGContext {
  // MARK: Making a path

  /// Forgets the path made so far.
  public func beginPath() { current = Path() }
  /// Begins a new part of the path.
  public func move(to point: CGPoint) { current.move(to: point.applying(state.transform)) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.transform)) }

  /// Adds straight lines between points, as a new part.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(
      to: end.applying(state.transform), control1: control1.applying(state.transform),
      control2: control2.applying(state.transform))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(
      to: end.applying(state.transform), control: control.applying(state.transform))
  }

  /// Adds a part of a circle, after a line to its beginning.
  ///
  /// - Parameter clockwise: As seen where y points up; on screen, true goes counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.extend(applying: state.transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        isIncreasing: !clockwise)
    }
  }

  /// Adds an arc that touches the line to a corner and the line from there to an end.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.extend(applying: state.transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) {
    current.add(applying: state.transform) { $0.addRect(rect) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.add(applying: state.transform) { $0.addEllipse(in: rect) }
  }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.add(path.path.applying(state.transform)) }
  /// Ends the part with a line to its beginning.
  public func closePath() { current.close() }
  /// Whether the path made so far is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The path made so far; nil if it is empty.
  public var path: CGPath? {
    current.isEmpty ? nil : CGPath(current.applying(state.transform.inverted()))
  }

  /// Where the next line begins; zero without a path.
  public var currentPointOfPath: CGPoint {
    current.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }

  /// The smallest rectangle around the path made so far, control points included.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a way of drawing the path made so far fills a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard mode != .stroke else { return false }
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return path?.contains(point, using: isEvenOdd ? .evenOdd : .winding) ?? false
  }

  // MARK: Drawing it

  /// Fills the path made so far, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Draws a line along the path made so far, and forgets it.
  public func strokePath() { stroke(takePath(), state.stroke) }

  /// Draws the path made so far, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke {
      fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill, mode != .eoFill { stroke(path, state.stroke) }
  }

  /// Puts the outline of a line along the path made so far in its place.
  public func replacePathWithStrokedPath() {
    current = takePath().stroked(state.stroke).applying(state.transform)
  }

  /// Limits what is drawn next to the inside of the path made so far, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip(to: current, rule)
    current = Path()
  }

  /// Limits what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Limits what is drawn next to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    state.clip(to: path.applying(state.transform), .winding)
  }

  /// Limits what is drawn next to where a picture is opaque, over a rectangle, as far as it is;
  /// like a picture that is drawn, it is upside down where y points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    let before = operations.count
    keepingState {
      (state.masks, state.opacity, state.blendMode, state.shadow) = ([], 1, .normal, nil)
      draw(mask, in: rect)
    }
    if operations.count > before, let mask = takeLast() { state.masks.append(mask) }
  }

  /// Has what is drawn next drawn everywhere.
  public func resetClip() { (state.clips, state.clipBox, state.masks) = ([], bounds, []) }

  /// The smallest rectangle around what may be drawn on.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.transform.inverted()) }

  /// Fills a path in the present coordinates.
  package func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    guard let tiles = state.tiles else { return record(.fill(path, rule, state.fill)) }
    keepingState {
      clip(to: path, rule)
      concatenate(state.transform.inverted())
      record(.tiles(tiles))
    }
  }

  /// Draws a line along a path in the present coordinates.
  package func stroke(_ path: Path, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width > 0 else { return }
    record(.stroke(path, style, state.line))
  }

  /// Limits what is drawn next to the inside of a path in the present coordinates.
  package func clip(to path: Path, _ rule: CGPathFillRule) {
    state.clip(to: path.applying(state.transform), rule)
  }

  private func takePath() -> Path {
    defer { current = Path() }
    return current.applying(state.transform.inverted())
  }
}
