import Goldens
import Drawing
import Foundation

@testable import NavigationKit

/// A phone that shows a tab bar controller whose tabs are stacks of one page.
struct TabFixture {
  let stage: Stage
  let tabs = UITabBarController()
  let stacks: [UINavigationController]
  let pages: [PageController]
  let log = CallLog()

  static let upright = CGSize(width: 390, height: 844)
  static let onItsSide = CGSize(width: 844, height: 390)

  init(
    _ names: String..., size: CGSize = upright,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, bottom: 34),
    traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(size: size, safeAreaInsets: safeArea, traits: traits)
    let log = log
    pages = names.map { PageController($0, log: log) }
    stacks = pages.map { UINavigationController(rootViewController: $0) }
    for (stack, name) in zip(stacks, names) {
      stack.tabBarItem = UITabBarItem(title: "\(name)s", image: UIImage(systemName: "star"), tag: 0)
    }
    tabs.viewControllers = stacks
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = log.take()
  }

  func page(_ name: String) -> PageController { PageController(name, log: log) }

  /// Where the bar is drawn now, on the stage.
  var bar: CGRect {
    let place = tabs.tabBar.presentedFrame(at: stage.now)
    return tabs.tabBar.superview?.convert(place, to: nil) ?? .null
  }

  /// The labels of the elements of a role, from left to right.
  func labels(_ role: StageElement.Role) -> [String] {
    stage.elements().filter { $0.role == role }.sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }

  /// The callbacks since the last time, but for moves in and out of stacks.
  func heard() -> [String] { log.take().filter { !$0.contains("ove(") } }

  /// The title in the navigation bar.
  var title: String { labels(.title).first ?? "" }

  func tapMore() {
    let tab = stage.element(.tab, "More")
    tab.map { stage.tap(at: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) }
    stage.settle()
  }

  /// Shows the list of More, then the tab that a row stands for.
  func open(_ row: String) {
    tapMore()
    stage.tap(row)
    stage.settle()
  }
}
