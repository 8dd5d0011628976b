import Foundation

extension UIViewController {
  /// The nearest navigation controller around it.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Puts a controller into this one; the view is the container's to place.
  ///
  /// A container that had it before lets it go first; a stack goes on without it.
  public func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.parent?.giveUp(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.parentChange = .coming
  }

  /// Takes the controller out of its container, once its view has been removed.
  ///
  /// One on a stack leaves it, at once and wherever it is.
  public func removeFromParent() {
    guard let container = parent else { return }
    container.giveUp(self)
    // A stack has said all that is to be said where its page could go at once.
    guard parent === container else { return }
    parent = nil
    didMove(toParent: nil)
  }

  /// Runs work away from the frame, then `then` with its result.
  ///
  /// For what has to wait for a disk: the frame never does. The result arrives as an event of the
  /// stage; headless it is there at once.
  public func load<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then: @escaping (Result) -> Void
  ) {
    guard let stage = viewIfLoaded?.window?.stage ?? Stage.current else { return then(work()) }
    stage.background.start(work, then: then)
  }
}
