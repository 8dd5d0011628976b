import NavigationKit

extension SceneBuilder {
  /// Gives a page without a title, which code would give one, the name of its class in brackets, so
  /// that it is seen which page it is and that the title is not the file's.
  func inventTitle(of controller: UIViewController, _ element: DocumentElement) {
    guard !hasCode, controller.navigationItem.title == nil,
      controller.navigationItem.titleView == nil, let name = element.customClass?.name
    else { return }
    controller.navigationItem.title = "(\(ControllerWords.title(ofClass: name)))"
  }
}
