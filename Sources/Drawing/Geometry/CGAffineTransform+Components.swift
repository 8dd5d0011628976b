public import Foundation

/// What a transform does, in the order in which it does it: scale, slant, turn, move.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// How it stretches; one side is below zero where it mirrors.
  public var scale: CGSize
  /// How far a point goes to the right for each point that it lies down.
  public var horizontalShear: CGFloat
  /// By how much it turns, clockwise on screen, in radians.
  public var rotation: CGFloat
  /// How it moves.
  public var translation: CGVector

  /// Makes components; without arguments those of the identity.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, slants, turns and moves so.
  public init(_ components: CGAffineTransformComponents) {
    let (width, height) = (components.scale.width, components.scale.height)
    let slanted = CGAffineTransform(
      a: width, b: 0, c: height * components.horizontalShear, d: height, tx: 0, ty: 0)
    self = slanted.concatenating(CGAffineTransform(rotationAngle: components.rotation))
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }

  /// What it does, one thing after the other.
  ///
  /// Where it mirrors, the axis that points the more backward is the one mirrored, as CSS Transforms
  /// has it.
  public func decomposed() -> CGAffineTransformComponents {
    let isXMirrored = determinant < 0 && a < d
    let width = isXMirrored ? -hypot(a, b) : hypot(a, b)
    let rotation =
      width == 0 ? atan2(-c, d) : isXMirrored ? atan2(-b, -a) : atan2(b, a)
    let straight = concatenating(CGAffineTransform(rotationAngle: -rotation))
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: straight.d),
      horizontalShear: straight.d == 0 ? 0 : straight.c / straight.d, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }

  /// A fraction of the way to another: each of what they do by itself, turning the shorter way round.
  package func mixed(with other: CGAffineTransform, fraction: Double) -> CGAffineTransform {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    guard fraction != 0 else { return self }
    guard fraction != 1 else { return other }
    let (from, to) = (decomposed().mirrored(like: other.decomposed()), other.decomposed())
    let turn = remainder(to.rotation - from.rotation, 2 * .pi)
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(
          width: mix(from.scale.width, to.scale.width),
          height: mix(from.scale.height, to.scale.height)),
        horizontalShear: mix(from.horizontalShear, to.horizontalShear),
        rotation: from.rotation + turn * fraction,
        translation: CGVector(
          dx: mix(from.translation.dx, to.translation.dx),
          dy: mix(from.translation.dy, to.translation.dy))))
  }
}

extension CGAffineTransformComponents {
  /// The same transform, mirrored along the axis along which another is: half a turn makes up for it.
  fileprivate func mirrored(like other: CGAffineTransformComponents) -> CGAffineTransformComponents
  {
    let isOpposed =
      scale.width < 0 && other.scale.height < 0 || scale.height < 0 && other.scale.width < 0
    guard isOpposed else { return self }
    var same = self
    same.scale = CGSize(width: -scale.width, height: -scale.height)
    same.rotation += .pi
    return same
  }
}
