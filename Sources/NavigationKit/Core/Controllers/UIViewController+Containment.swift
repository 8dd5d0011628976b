import Foundation

extension UIViewController {
  func replaceToolbarItems(by items: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = items
    parent?.containerRole.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// Its parent, the parent's parent and so on.
  var containersAround: some Sequence<UIViewController> {
    sequence(first: self, next: \.parent).lazy.dropFirst()
  }

  /// The nearest of them that is of a given class.
  func nearestContainer<Container: UIViewController>() -> Container? {
    for case let container as Container in containersAround { return container }
    return nil
  }

  /// Adds a child, and removes it from its former container.
  func adopt(_ childController: UIViewController) {
    if childController.parent === self { return }
    let container = childController.parent
    guard container?.letGo(of: childController) != false else { return }
    let former = childController.parent
    childController.notifyWillMove(toParent: self)
    // The callback may have given it to another container.
    guard childController.parent === former else { return }
    addedChildren.append(childController)
    childController.parent = self
    childController.traitOverride.containerTraits = nil
    childController.applyTraitOverrides()
    childController.lifecycle.parentChange = .coming
  }

  /// Removes it from its container.
  func leaveParent() {
    guard let container = parent, container.letGo(of: self) else { return }
    // A navigation controller may have removed it completely by now.
    guard parent === container else { return }
    parent = nil
    notifyDidMove(toParent: nil)
  }

  /// Removes a child; returns false if a callback has added it again.
  private func letGo(of child: UIViewController) -> Bool {
    containerRole.removeChild(child)
    return child.parent !== self || !children.contains { $0 === child }
  }

  /// Runs work in the background, then `then` with its result.
  ///
  /// Use it for slow work, such as reading a file, that must not delay a frame. `then` is called in
  /// an update of the stage; without a stage, both run at once.
  public func load<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then: @escaping (Result) -> Void
  ) {
    guard let stage = viewIfLoaded?.window?.stage ?? Stage.current else { return then(work()) }
    stage.background.start(work, then: then)
  }
}
