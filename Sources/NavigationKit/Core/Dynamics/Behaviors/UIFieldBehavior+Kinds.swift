public import Foundation

extension UIFieldBehavior {
  /// Slows items down, the more the faster and the lighter they are.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Drives items around its position, anticlockwise, the more the farther they are, whatever their
  /// mass.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Pulls items towards a point of the reference view, whatever their mass.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls items in one direction, whatever their mass.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives items a velocity, whatever else moves them.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Pulls items here and there by noise, which is the same for the same places and times.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior { noisy(.noise, smoothness, speed) }

  /// Pulls items here and there by noise, the more the faster they are.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> UIFieldBehavior { noisy(.turbulence, smoothness, speed) }

  private class func noisy(
    _ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Pulls items back to its position, the more the farther they are: they swing around it, heavy
  /// ones slowly.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Pushes items with a charge away from its position; with a negative one, or strength, pulls
  /// them there.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Turns the way of items with a charge anticlockwise, without making them faster or slower; with
  /// a negative one, or strength, clockwise.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Pushes items as a closure says.
  ///
  /// - Parameter block: Returns the force on an item, of which it gets the field, the centre in the
  ///   reference view's coordinates, the velocity in points per second, the mass, the charge, and
  ///   for how many seconds the force acts.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }
}
