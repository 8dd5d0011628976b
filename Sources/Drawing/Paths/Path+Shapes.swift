public import Foundation

extension Path {
  /// Adds a rectangle as a closed part.
  public mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse in a rectangle as a closed part.
  public mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, from: 0, sweep: 2 * .pi)
    circle.close()
    add(
      circle.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
  }

  /// Adds a rectangle with rounded corners; radii are limited to half of its sides.
  public mutating func addRoundedRect(
    _ rect: CGRect, radii: CGSize, corners: RectCorners = .allCorners
  ) {
    let rect = rect.standardized
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else { return addRect(rect) }
    let places: [(RectCorners, x: CGFloat, y: CGFloat, turn: CGFloat)] = [
      (.topRight, rect.maxX, rect.minY, -.pi / 2), (.bottomRight, rect.maxX, rect.maxY, 0),
      (.bottomLeft, rect.minX, rect.maxY, .pi / 2), (.topLeft, rect.minX, rect.minY, .pi),
    ]
    let isLeftRound = corners.contains(.topLeft)
    move(to: CGPoint(x: rect.minX + (isLeftRound ? width : 0), y: rect.minY))
    for (corner, x, y, turn) in places {
      guard corners.contains(corner) else {
        addLine(to: CGPoint(x: x, y: y))
        continue
      }
      var arc = Path()
      arc.addArc(center: .zero, radius: 1, from: turn, sweep: .pi / 2)
      let center = CGPoint(
        x: x == rect.maxX ? x - width : x + width, y: y == rect.maxY ? y - height : y + height)
      join(
        arc.applying(
          CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)))
    }
    close()
  }

  /// Adds a part of a circle, after a line to its beginning.
  ///
  /// - Parameters:
  ///   - angle: Where it begins, in radians clockwise from the right.
  ///   - sweep: How far it goes, in radians; negative counterclockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, from angle: CGFloat, sweep: CGFloat
  ) {
    func point(_ angle: CGFloat, _ radius: CGFloat = radius) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(angle))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The control points' distance that makes a curve's middle lie on the circle.
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (start, end) = (angle + CGFloat(index) * step, angle + CGFloat(index + 1) * step)
      let (from, to) = (point(start), point(end))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - reach * sin(start), y: from.y + reach * cos(start)),
        control2: CGPoint(x: to.x + reach * sin(end), y: to.y - reach * cos(end)))
    }
  }

  /// Adds a part of a circle between two angles.
  ///
  /// - Parameter isIncreasing: Whether it goes clockwise on screen, where y points down.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isIncreasing: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
    let direction: CGFloat = isIncreasing ? 1 : -1
    let turn = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle) * direction
    if sweep < 0 || sweep > turn { sweep -= turn * (sweep / turn).rounded(.down) }
    if sweep == 0, endAngle != startAngle { sweep = turn }
    addArc(center: center, radius: abs(radius), from: startAngle, sweep: sweep * direction)
  }

  /// Adds an arc that touches the line to a corner and the line from there to an end.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    let from = currentPoint ?? corner
    let (first, second) = (from.direction(from: corner), end.direction(from: corner))
    let cosine = first.dx * second.dx + first.dy * second.dy
    let side = first.dx * second.dy - first.dy * second.dx
    // On one line there is no corner to round.
    guard abs(side) > 1e-9, radius > 0 else { return addLine(to: corner) }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let (along, away) = (radius / tan(half), radius / sin(half))
    let middle = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
    let length = hypot(middle.dx, middle.dy)
    let center = CGPoint(
      x: corner.x + middle.dx / length * away, y: corner.y + middle.dy / length * away)
    let touch = CGPoint(x: corner.x + first.dx * along, y: corner.y + first.dy * along)
    let sweep = .pi - 2 * half
    addArc(
      center: center, radius: radius, from: atan2(touch.y - center.y, touch.x - center.x),
      sweep: side < 0 ? sweep : -sweep)
  }

  /// Goes on with another path, after a line to its beginning.
  private mutating func join(_ other: Path) {
    guard case .move(let start)? = other.elements.first else { return }
    addLine(to: start)
    for step in other.elements.dropFirst() { add(step) }
  }
}

extension CGPoint {
  /// The vector of length 1 from another point; zero if they are the same.
  fileprivate func direction(from other: CGPoint) -> CGVector {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
