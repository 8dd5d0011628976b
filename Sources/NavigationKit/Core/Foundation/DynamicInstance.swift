public import Foundation

/// An object of a class that is known only when the program runs: `type.init()`.
///
/// Swift wants a `required` initialiser for this, which every subclass with one of its own would have
/// to repeat. UIKit's classes inherit theirs through Objective-C. An initialiser of a protocol stands
/// in for it: it is chosen for a class that is a value, and makes the object by the class's own one.
public protocol DynamicInstance: AnyObject {
  /// Makes an object by the class's own `init()`.
  static func dynamicInstance() -> Self
}

extension DynamicInstance {
  /// Makes an object of a class that is known only when the program runs.
  @_silgen_name("NavigationKit_DynamicInstance_init")
  @_disfavoredOverload
  public init()

  // In an initialiser `Self` is the type that the source names. A static method is given the class
  // itself, so it is the initialiser's body, under the same symbol.
  @_silgen_name("NavigationKit_DynamicInstance_init")
  static func made() -> Self { dynamicInstance() }
}

// Not `NSObject`: a second `init()` there would keep Swift from making `Codable` for its subclasses.
extension UIResponder: DynamicInstance {
  /// Makes an object by the class's own `init()`.
  public static func dynamicInstance() -> Self { instance() }
}

extension UIGestureRecognizer: DynamicInstance {
  /// Makes an object by the class's own `init()`.
  public static func dynamicInstance() -> Self { instance() }
}

/// A view of a class that is known only when the program runs: `type.init(frame:)`.
@preconcurrency @MainActor
public protocol DynamicView: AnyObject {
  /// Makes a view by the class's own `init(frame:)`.
  static func dynamicInstance(frame: CGRect) -> Self
}

extension DynamicView {
  /// Makes a view of a class that is known only when the program runs.
  @_silgen_name("NavigationKit_DynamicView_init")
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init(frame: CGRect)

  @_silgen_name("NavigationKit_DynamicView_init")
  static func made(frame: CGRect) -> Self { dynamicInstance(frame: frame) }
}

extension UIView: DynamicView {
  /// Makes a view by the class's own `init(frame:)`.
  public static func dynamicInstance(frame: CGRect) -> Self { instance(frame: frame) }
}
