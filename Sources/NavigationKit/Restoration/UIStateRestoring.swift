public import Foundation

/// What is kept when an app ends and restored when it is launched again: controllers, and objects that
/// the app registers.
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Whose identifier comes before its own in its path.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Who makes it again; nil leaves it as the app has made it.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes down its state.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes up the state it had; all objects have been made by then.
  func decodeRestorableState(with coder: NSCoder)
  /// All objects have taken up their states.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nobody's.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nobody.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes down nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Takes up nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// A class that makes registered objects again.
@MainActor
public protocol UIObjectRestoration {
  /// Makes, or finds, the object with a path of identifiers; nil leaves it out.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that makes controllers again, most often the controller's own.
///
/// An archive names it, so it has to be one of a module's own level: one inside of another type or a
/// function cannot be found.
@MainActor
public protocol UIViewControllerRestoration {
  /// Makes, or finds, the controller with a path of identifiers; nil leaves it out.
  ///
  /// - Parameter coder: What the controller kept.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIApplication {
  /// Has an object that is no controller kept, wherever one that is kept encodes it, by an identifier.
  ///
  /// The app holds it weakly.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {
    Stage.current?.application.registeredObjects.append(
      RegisteredObject(identifier: restorationIdentifier, object: object))
  }
}

/// An object that is no controller and is to be restored.
struct RegisteredObject {
  let identifier: String
  weak var object: (any UIStateRestoring)?
}
