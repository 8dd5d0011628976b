import Goldens
import Foundation

@testable import NavigationKit

/// A stage of a phone's size with a navigation controller.
struct NavigationFixture {
  let stage: Stage
  let navigation: UINavigationController
  let log = CallLog()
  let pages: [PageController]

  init(
    _ names: String..., size: CGSize = .phone,
    traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(size: size, traits: traits)
    let log = log
    pages = names.map { PageController($0, log: log) }
    navigation = UINavigationController()
    navigation.delegate = log
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    _ = log.take()
  }

  func page(_ name: String) -> PageController { PageController(name, log: log) }

  /// The x at which a page is drawn, in points; nil if it is not on the stage.
  func x(of page: UIViewController) -> CGFloat? {
    guard page.view.window != nil else { return nil }
    return page.view.presentedFrame(at: stage.now).minX
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// The labels of the elements of one role, in order from left to right.
  func labels(_ role: StageElement.Role) -> [String] {
    stage.elements().filter { $0.role == role }.sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }
}

extension UINavigationController {
  /// Shows the backgrounds of both bars at the scroll edge too.
  func showsBackgroundsAlways() {
    navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
    toolbar.scrollEdgeAppearance = toolbar.standardAppearance
  }
}
