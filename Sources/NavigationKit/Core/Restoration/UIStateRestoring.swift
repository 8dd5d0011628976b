public import Foundation

/// An object whose state is saved when an app ends and restored at its next launch: a view
/// controller, or an object that the app registers.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose restoration identifier precedes this one's in its path; nil at the top.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that makes the object at a restart; nil if the app makes it itself.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the object's state.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the saved state; all restored objects exist by then.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when all objects have decoded their states.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil: the object is at the top.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil: the app makes the object.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes registered objects when an app is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Makes or finds the object with a path of restoration identifiers; nil if it is not to be
  /// restored.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that makes view controllers when an app is restored; usually the controller's own class.
///
/// It must be declared at the top level of a module: the archive has its name, by which a class
/// inside a type or function cannot be found. By conforming, an app offers a class to every archive:
/// one may name it though no controller has it as its `restorationClass`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes or finds the controller with a path of restoration identifiers; nil if it is not to be
  /// restored.
  ///
  /// - Parameter coder: The controller's saved state.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIApplication {
  /// Registers an object that is not a controller; it is saved if a saved object encodes it.
  ///
  /// The app does not retain it.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    Stage.current?.application.registeredObjects.append(
      RegisteredObject(identifier: restorationIdentifier, object: object))
  }
}

/// An object that is saved and restored although it is not a controller.
struct RegisteredObject {
  let identifier: String
  weak var object: (any UIStateRestoring)?
}
