import NavigationKit

extension SceneBuilder {
  /// Gives a page without a title, which code would give one, a title of its class.
  func inventTitle(of controller: UIViewController, _ element: DocumentElement) {
    guard !hasCode, controller.navigationItem.title == nil,
      controller.navigationItem.titleView == nil, let name = element.customClass?.name
    else { return }
    controller.navigationItem.inventedTitle = StandIn.title(ofClass: name)
  }
}
