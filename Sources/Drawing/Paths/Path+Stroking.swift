package import Foundation

extension Path {
  /// The outline of a line along the path: parts that overlap, to be filled by the winding rule.
  package func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0 else { return Path() }
    let line = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    var outline = StrokeOutline(style)
    for polygon in line.polygons { outline.add(polygon) }
    return outline.path
  }

  /// The dashes of a line along the path, with curves as short straight lines.
  ///
  /// - Parameters:
  ///   - lengths: Of dashes and gaps in turn.
  ///   - phase: Where in them the path begins.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    guard whole > 0 else { return self }
    var dashed = Path()
    for polygon in polygons {
      let line = polygon.isClosed ? polygon.points + polygon.points.prefix(1) : polygon.points
      let length = Path.length(of: line)
      // Dashes too short to see are a line.
      guard length / whole < Self.maximumDashes else {
        dashed.add(line, from: 0, to: length)
        continue
      }
      var (position, index) = (-phase.truncatingRemainder(dividingBy: whole), 0)
      if position > 0 { position -= whole }
      while position < length {
        let end = position + pattern[index]
        if index.isMultiple(of: 2), end > 0 {
          dashed.add(line, from: max(0, position), to: min(end, length))
        }
        (position, index) = (end, (index + 1) % pattern.count)
      }
    }
    return dashed
  }

  private static let maximumDashes: CGFloat = 10_000
}

/// Collects the parts of a line's outline, which all turn the same way.
private struct StrokeOutline {
  private(set) var path = Path()
  private let style: StrokeStyle
  private let half: CGFloat

  init(_ style: StrokeStyle) { (self.style, half) = (style, style.width / 2) }

  mutating func add(_ polygon: Path.Polygon) {
    var points: [CGPoint] = []
    for point in polygon.points where points.last != point { points.append(point) }
    let isClosed = polygon.isClosed && points.count > 1
    if isClosed, points.count > 2, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return points.first.map { addDot($0) } ?? () }
    let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
    let directions = zip(points, ends).map { from, to -> CGVector in
      let length = hypot(to.x - from.x, to.y - from.y)
      return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }
    for ((from, to), direction) in zip(zip(points, ends), directions) {
      addBar(from: from, to: to, direction)
    }
    for index in 1..<directions.count {
      addJoin(at: points[index], directions[index - 1], directions[index])
    }
    guard !isClosed else {
      return addJoin(at: points[0], directions[directions.count - 1], directions[0])
    }
    addCap(at: points[0], CGVector(dx: -directions[0].dx, dy: -directions[0].dy))
    addCap(at: points[points.count - 1], directions[directions.count - 1])
  }

  /// A point without a line shows its caps.
  private mutating func addDot(_ point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      addBar(
        from: CGPoint(x: point.x - half, y: point.y), to: CGPoint(x: point.x + half, y: point.y),
        CGVector(dx: 1, dy: 0))
    }
  }

  private mutating func addBar(from: CGPoint, to: CGPoint, _ direction: CGVector) {
    let (dx, dy) = (-direction.dy * half, direction.dx * half)
    addPart([
      CGPoint(x: from.x + dx, y: from.y + dy), CGPoint(x: to.x + dx, y: to.y + dy),
      CGPoint(x: to.x - dx, y: to.y - dy), CGPoint(x: from.x - dx, y: from.y - dy),
    ])
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
    switch style.cap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      let end = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
      addBar(from: point, to: end, direction)
    }
  }

  private mutating func addJoin(at point: CGPoint, _ first: CGVector, _ second: CGVector) {
    let turn = first.dx * second.dy - first.dy * second.dx
    let straightness = first.dx * second.dx + first.dy * second.dy
    guard abs(turn) > 1e-9 || straightness < 0 else { return }
    // The gap is on the outer side of the turn.
    let side: CGFloat = turn > 0 ? half : -half
    func edge(_ direction: CGVector) -> CGPoint {
      CGPoint(x: point.x + direction.dy * side, y: point.y - direction.dx * side)
    }
    let ends = [point, edge(first), edge(second)]
    // Parts of curves meet in angles too small to see.
    let isOfCurve = straightness > 0.95
    if style.join == .round, !isOfCurve { return addDisc(point) }
    let reach = (2 / max(1 + straightness, 1e-9)).squareRoot()
    guard isOfCurve || style.join == .miter && reach <= style.miterLimit else {
      return addPart(ends)
    }
    let share = side / (1 + straightness)
    let tip = CGPoint(
      x: point.x + (first.dy + second.dy) * share, y: point.y - (first.dx + second.dx) * share)
    addPart([ends[0], ends[1], tip, ends[2]])
  }

  private mutating func addDisc(_ middle: CGPoint) {
    var disc = Path()
    disc.addEllipse(
      in: CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half))
    path.add(Self.area(of: disc.polygons.first?.points ?? []) < 0 ? disc.reversed : disc)
  }

  private mutating func addPart(_ points: [CGPoint]) {
    let turned = Self.area(of: points) < 0 ? points.reversed() : points
    path.move(to: turned[0])
    for point in turned.dropFirst() { path.addLine(to: point) }
    path.close()
  }

  /// Twice the area; negative if the points turn the other way.
  private static func area(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}
