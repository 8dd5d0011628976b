import Drawing
import Foundation

nonisolated extension AnimatableValue {
  /// A transform, in the plane if it stays there.
  static func of(_ transform: CATransform3D) -> AnimatableValue {
    transform.isFlat
      ? .transform(CATransform3DGetAffineTransform(transform)) : .spatial(transform)
  }

  /// A value as code gives it, of whatever kind; nil if it cannot be animated.
  init?(any value: Any) {
    switch value {
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let color as CGColor: self = .color(color.color)
    case let transform as CATransform3D: self = .of(transform)
    default:
      guard let number = CGFloat(anyNumber: value) else { return nil }
      self = .number(number)
    }
  }

  /// The value as code gets it.
  var any: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .rect(let rect): rect
    case .color(let color): CGColor(color)
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .size(let size): size
    case .path(let path): CGPath(path)
    case .colors(let colors): colors.map(CGColor.init)
    case .numbers(let numbers): numbers
    case .spatial(let transform): transform
    case .picture(let image, _, _): image
    }
  }

  /// The value of a transform, in the plane or not; nil for another kind.
  var spatialTransform: CATransform3D? {
    switch self {
    case .transform(let flat): CATransform3DMakeAffineTransform(flat)
    case .spatial(let transform): transform
    default: nil
    }
  }

  /// The numbers that it consists of; nil for kinds that have no distance.
  var components: [CGFloat]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    default: nil
    }
  }

  /// A value of the same kind with other numbers.
  func with(_ numbers: [CGFloat]) -> AnimatableValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: self
    }
  }

  /// How far it is to another value of its kind; 1 for kinds that have no distance.
  func distance(to other: AnimatableValue) -> Double {
    guard let from = components, let to = other.components, from.count == to.count else {
      return 1
    }
    return Double(zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }).squareRoot()
  }
}
