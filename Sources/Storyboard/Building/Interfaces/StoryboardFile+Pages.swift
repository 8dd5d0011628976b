public import NavigationKit

extension StoryboardFile {
  /// Makes what is on screen when only a scene is: its controller, in a stack if it is on one when
  /// it is reached by segues, so that it has its navigation bar.
  public func makePage(
    of scene: DocumentScene, _ storyboard: UIStoryboard
  ) -> UIViewController? {
    guard let controller = makeController(of: scene, storyboard) else { return nil }
    return stack(around: controller, of: scene, storyboard) ?? controller
  }

  private func stack(
    around controller: UIViewController, of scene: DocumentScene, _ storyboard: UIStoryboard
  ) -> UIViewController? {
    guard canBePushed(controller), let bars = bars(of: scene), bars.navigation != nil else {
      return nil
    }
    let stack = bars.stack.flatMap {
      SceneBuilder(document.scenes[$0], in: self, of: storyboard)?.makeStack(showing: controller)
    }
    if let stack { return stack }
    let navigation = UINavigationController()
    navigation.viewControllers = [controller]
    return navigation
  }

  private func canBePushed(_ controller: UIViewController) -> Bool {
    (controller.sceneContent as? SceneBuilder).map { !Self.neverPushed.contains($0.element.tag) }
      ?? true
  }

  private static let neverPushed: Set = ["navigationController", "splitViewController"]

  private func bars(of scene: DocumentScene) -> InferredBars? {
    document.scenes.firstIndex { $0.id == scene.id }.flatMap { bars[$0] }
  }
}
