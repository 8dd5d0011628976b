import Foundation

extension UIViewController {
  func showDetail(_ controller: UIViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  func replaceToolbarItems(by items: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = items
    parent?.containerRole.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// The containers around it, the nearest first.
  var containersAround: some Sequence<UIViewController> {
    sequence(first: self, next: \.parent).lazy.dropFirst()
  }

  /// The nearest container of a kind around it.
  func nearestContainer<Container: UIViewController>() -> Container? {
    for case let container as Container in containersAround { return container }
    return nil
  }

  /// Takes a child, from its container where it had one.
  func adopt(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.parent?.containerRole.giveUp(childController)
    childController.tellWillMove(toParent: self)
    addedChildren.append(childController)
    childController.parent = self
    childController.traitOverride.given = nil
    childController.sayOverrides()
    childController.lifecycle.parentChange = .coming
  }

  /// Leaves its container.
  func leaveParent() {
    guard let container = parent else { return }
    container.containerRole.giveUp(self)
    // A stack has said all that is to be said where its page could go at once.
    guard parent === container else { return }
    parent = nil
    tellDidMove(toParent: nil)
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
