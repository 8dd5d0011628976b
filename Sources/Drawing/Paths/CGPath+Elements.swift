public import Foundation

// On Linux, Foundation lacks these types.

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// Begins a part.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic curve; paths keep those as cubic ones.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// A straight line to where the part began.
  case closeSubpath
}

/// A step of a path.
public struct CGPathElement {
  /// Its kind.
  public let type: CGPathElementType
  /// Its points, control points first: none to three, valid during the call only.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a block with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in path.elements {
      // A step without points has room for one all the same, so that there is an address.
      var points = step.points.isEmpty ? [.zero] : step.points
      points.withUnsafeMutableBufferPointer { points in
        guard let start = points.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: step.type, points: start), block)
      }
    }
  }

  /// Whether it is one rectangle with upright sides, which is stored then.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let box = path.boundingBox
    guard box.width > 0, box.height > 0, path.elements.allSatisfy({ $0.type != .addCurveToPoint })
    else { return false }
    var corners = path.polygons.first?.points ?? []
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    let isOnePart = path.polygons.count == 1 && corners.count == 4
    guard isOnePart, corners.allSatisfy(box.hasCorner) else { return false }
    let sides = zip(corners, corners.dropFirst() + corners.prefix(1))
    guard sides.allSatisfy({ ($0.x == $1.x) != ($0.y == $1.y) }) else { return false }
    rect?.pointee = box
    return true
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGRect {
  fileprivate func hasCorner(_ point: CGPoint) -> Bool {
    (point.x == minX || point.x == maxX) && (point.y == minY || point.y == maxY)
  }
}
