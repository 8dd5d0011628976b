public import Foundation

/// Lines and curves, as a value; quadratic curves and arcs are kept as cubic curves.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a part at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic curve with two control points to a point.
    case curve(CGPoint, CGPoint, to: CGPoint)
    /// A straight line to where the part began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// Where the next step begins; nil if nothing was added.
  public private(set) var currentPoint: CGPoint?
  /// Where the last part began.
  private var start = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Makes a path by a closure.
  package init(_ make: (inout Path) -> Void) { make(&self) }

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new part.
  public mutating func move(to point: CGPoint) {
    let point = point.finite
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Adds a straight line; the first step of a path begins it.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    begin()
    elements.append(.line(point.finite))
    currentPoint = point.finite
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { move(to: control1) }
    begin()
    elements.append(.curve(control1.finite, control2.finite, to: end.finite))
    currentPoint = end.finite
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = currentPoint ?? control
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    addCurve(to: end, control1: third(from), control2: third(end))
  }

  /// Ends the part with a line to its beginning.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Adds parts of their own, made in coordinates that a transform takes to the path's.
  mutating func add(applying transform: CGAffineTransform, _ make: (inout Path) -> Void) {
    add(Path(make).applying(transform))
  }

  /// Goes on from the current point, in coordinates that a transform takes to the path's.
  mutating func extend(applying transform: CGAffineTransform, _ make: (inout Path) -> Void) {
    guard let currentPoint else { return add(applying: transform, make) }
    var part = Path()
    part.move(to: currentPoint.applying(transform.inverted()))
    make(&part)
    for step in part.applying(transform).elements.dropFirst() { add(step) }
  }

  /// Adds a step.
  mutating func add(_ step: Element) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .curve(let first, let second, let end):
      addCurve(to: end, control1: first, control2: second)
    case .close: close()
    }
  }

  /// Adds the steps of another path.
  public mutating func add(_ other: Path) {
    guard !other.isEmpty else { return }
    elements += other.elements
    (start, currentPoint) = (other.start, other.currentPoint)
  }

  /// After a closed part, a step that does not move begins where that part did.
  private mutating func begin() {
    if elements.last == .close { elements.append(.move(start)) }
  }

  /// The path with all points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    path.elements = elements.map { $0.mapped { $0.applying(transform).finite } }
    path.start = start.applying(transform).finite
    path.currentPoint = currentPoint?.applying(transform).finite
    return path
  }
}

extension Path.Element {
  /// The step with other points.
  fileprivate func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .curve(let first, let second, let end):
      .curve(change(first), change(second), to: change(end))
    case .close: .close
    }
  }
}
