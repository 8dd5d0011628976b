public import Foundation

/// Names a function that makes a transform of a number.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns about the level axis, by an angle in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about the upright axis, by an angle in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about the axis that comes out of the screen, by an angle in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales the width.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales the height.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales the depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Moves to the right, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves down, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves towards who looks, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// A function that an animation of a layer's transform makes its numbers transforms by.
@preconcurrency @MainActor
public final class CAValueFunction: NSObject {
  /// The function's name.
  public let name: CAValueFunctionName
  private let component: String

  /// Makes a function; nil for a name that there is not.
  public init?(name: CAValueFunctionName) {
    guard let component = Self.components[name] else { return nil }
    (self.name, self.component) = (name, component)
    super.init()
  }

  /// The key path of the numbers that an animation has, if the function makes transforms of them.
  func keyPath(in transform: String) -> String { "\(transform).\(component)" }

  private static let components: [CAValueFunctionName: String] = [
    .rotateX: "rotation.x", .rotateY: "rotation.y", .rotateZ: "rotation.z", .scaleX: "scale.x",
    .scaleY: "scale.y", .scaleZ: "scale.z", .translateX: "translation.x",
    .translateY: "translation.y", .translateZ: "translation.z",
  ]
}
