public import Foundation

/// The components of a transform, in the order in which they apply: scale, shear, rotation,
/// translation.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The scale; one side is negative if the transform mirrors.
  public var scale: CGSize
  /// The horizontal shift of a point per unit of y.
  public var horizontalShear: CGFloat
  /// The rotation in radians, clockwise on screen.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Makes components; the defaults are those of the identity.
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
  /// Makes a transform of components.
  public init(_ components: CGAffineTransformComponents) {
    let (width, height) = (components.scale.width, components.scale.height)
    let slanted = CGAffineTransform(
      a: width, b: 0, c: height * components.horizontalShear, d: height, tx: 0, ty: 0)
    self = slanted.concatenating(CGAffineTransform(rotationAngle: components.rotation))
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }

  /// Decomposes the transform.
  ///
  /// If it mirrors, the axis that points more backward is taken as the mirrored one, as in CSS
  /// Transforms.
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

  /// Interpolates to another transform component by component, rotating the shorter way round.
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
  /// The same transform with the mirroring on the same axis as another's, made up for by half a
  /// turn.
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
