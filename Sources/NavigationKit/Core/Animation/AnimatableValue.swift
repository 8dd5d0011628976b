import Drawing
import Foundation

/// A property that can be animated.
nonisolated enum AnimatableProperty: Hashable, Sendable {
  /// The frame without the transform.
  case frame
  case boundsOrigin
  case alpha
  case stateAlpha
  case backgroundColor
  case contentColor
  /// How much of a bar's new background is seen over the former one, 0…1.
  case barBackground
  case dim
  case textScale
  case textWeight
  case backdropInset
  case tintDimming
  case transform
}

/// A value of an animated property.
nonisolated enum AnimatableValue: Hashable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case color(Color)
  case transform(CGAffineTransform)
  case size(CGSize)
  case path(Path)
  case colors([Color])
  case numbers([CGFloat])
  /// A transform that leaves the plane.
  case spatial(CATransform3D)
  /// A picture over what is left of another, 0…1.
  case picture(CGImage, former: CGImage?, share: CGFloat)

  /// The value at a fraction of the way to another; a value of another kind is taken at once.
  func mixed(with other: AnimatableValue, fraction: Double) -> AnimatableValue {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return .number(mix(from, to))
    case (.point(let from), .point(let to)):
      return .point(CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)))
    case (.rect(let from), .rect(let to)):
      return .rect(
        CGRect(
          x: mix(from.minX, to.minX), y: mix(from.minY, to.minY),
          width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.color(let from), .color(let to)):
      return .color(from.mixed(with: to, fraction: fraction))
    case (.transform(let from), .transform(let to)):
      return .transform(from.mixed(with: to, fraction: fraction))
    case (.size(let from), .size(let to)):
      return .size(CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height)))
    case (.path(let from), .path(let to)):
      return .path(from.mixed(with: to, fraction: fraction))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0.mixed(with: $1, fraction: fraction) })
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map(mix))
    case (.spatial, .spatial), (.transform, .spatial), (.spatial, .transform):
      guard let from = spatialTransform, let to = other.spatialTransform else { return other }
      return .of(from.mixed(with: to, fraction: fraction))
    case (.picture(let old, _, _), .picture(let new, _, _)) where old != new && fraction < 1:
      return .picture(new, former: old, share: CGFloat(1 - max(0, fraction)))
    default:
      return other
    }
  }
}
