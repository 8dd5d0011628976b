/// A log entry: a method that the engine called on a controller.
public nonisolated struct ControllerCallback: Hashable, Sendable {
  /// The controller's title, or its class if it has none.
  public var controller: String
  /// The method that was called, such as `viewWillAppear(true)`.
  public var method: String

  /// Makes a callback.
  public init(controller: String, method: String) {
    self.controller = controller
    self.method = method
  }
}

extension UIViewController {
  /// Reports a call to the stage's listener, just before it is made.
  func reportCallback(_ method: @autoclosure () -> String) {
    guard let listener = Stage.current?.onCallback else { return }
    let name = barItems.navigationItem?.title ?? title ?? "\(type(of: self))"
    listener(ControllerCallback(controller: name, method: method()))
  }

  /// Calls `willMove(toParent:)` and logs the call.
  func notifyWillMove(toParent parent: UIViewController?) {
    reportCallback(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
    willMove(toParent: parent)
  }

  /// Calls `didMove(toParent:)` and logs the call.
  func notifyDidMove(toParent parent: UIViewController?) {
    reportCallback(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
    didMove(toParent: parent)
  }
}
