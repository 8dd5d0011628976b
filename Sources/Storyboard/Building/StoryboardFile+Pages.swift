public import NavigationKit

extension StoryboardFile {
  /// Makes what is on screen when only a scene is: its controller, in a stack if it is on one when
  /// it is reached by segues, so that it has its navigation bar.
  public func makePage(
    of scene: DocumentScene, _ storyboard: UIStoryboard
  ) -> UIViewController? {
    guard let controller = makeController(of: scene, storyboard) else { return nil }
    guard !controller.isContainer, let bars = bars(of: scene), bars.navigation != nil else {
      return controller
    }
    let stack = bars.stack.flatMap { makeController(of: document.scenes[$0], storyboard) }
    let navigation = stack as? UINavigationController ?? UINavigationController()
    navigation.viewControllers = [controller]
    return navigation
  }

  private func bars(of scene: DocumentScene) -> InferredBars? {
    document.scenes.firstIndex { $0.id == scene.id }.flatMap { bars[$0] }
  }
}

extension UIViewController {
  /// Whether it has pages or bars of its own.
  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
  }
}
