package import Foundation

extension Path {
  /// The part between two fractions of the length, with curves as short straight lines; all of it
  /// from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, start.finite), min(1, end.finite))
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    let lines = polygons.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let whole = lines.reduce(0) { $0 + Path.length(of: $1) }
    var trimmed = Path()
    var distance: CGFloat = 0
    for line in lines {
      trimmed.add(line, from: start * whole - distance, to: end * whole - distance)
      distance += Path.length(of: line)
    }
    return trimmed
  }

  static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Adds the part of a line between two lengths along it.
  mutating func add(_ line: [CGPoint], from start: CGFloat, to end: CGFloat) {
    var distance: CGFloat = 0
    var isDrawing = false
    for (from, to) in zip(line, line.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      defer { distance += length }
      let (first, last) = (max(start - distance, 0), min(end - distance, length))
      guard length > 0, first < last else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(
          x: from.x + (to.x - from.x) * distance / length,
          y: from.y + (to.y - from.y) * distance / length)
      }
      if !isDrawing { move(to: point(first)) }
      isDrawing = true
      addLine(to: point(last))
    }
  }

  /// The path at a fraction of the way to another of the same steps; the other if the steps differ.
  package func mixed(with other: Path, fraction: Double) -> Path {
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    guard elements.count == other.elements.count else { return other }
    var mixed = Path()
    for (from, to) in zip(elements, other.elements) {
      switch (from, to) {
      case (.move(let from), .move(let to)): mixed.move(to: mix(from, to))
      case (.line(let from), .line(let to)): mixed.addLine(to: mix(from, to))
      case (.curve(let a, let b, let end), .curve(let c, let d, let to)):
        mixed.addCurve(to: mix(end, to), control1: mix(a, c), control2: mix(b, d))
      case (.close, .close): mixed.close()
      default: return other
      }
    }
    return mixed
  }

  /// Adds a rectangle with round corners of a radius.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve = .circular
  ) {
    switch curve {
    case .circular:
      addRoundedRect(rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
    case .continuous: addContinuousRect(rect, cornerRadius: cornerRadius)
    }
  }
}
