import Foundation

/// The default behaviour, for controllers that are not built-in containers.
struct DefaultContainerRole: ContainerRole {
  let container: UIViewController

  /// Children that fill it are all there is to see of it, as in a container of the app's own.
  var isPage: Bool {
    guard let view = container.viewIfLoaded else { return true }
    let filled = container.shownChildren.compactMap(\.viewIfLoaded).reduce(CGRect.null) {
      $0.union($1.convert($1.bounds, to: view))
    }
    return !filled.contains(view.safeAreaLayoutGuide.layoutFrame)
  }
}
