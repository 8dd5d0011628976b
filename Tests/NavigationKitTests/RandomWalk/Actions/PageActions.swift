import Foundation
import NavigationKit

/// Pages of a page view controller that are turned.
struct PageActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard let book = walk.screen.book else { return }
    if book.dataSource == nil {
      let source = WalkPages(walk)
      walk.kept.append(source)
      book.dataSource = source
    }
    walk.random.isOne(in: 3) ? drag(walk, book) : actInCallback(on: walk)
  }

  func actInCallback(on walk: RandomWalk) {
    let animated = !walk.random.isOne(in: 3)
    walk.record("set page \(animated)")
    walk.screen.book?.setViewControllers(
      [WalkPages.make(walk)], direction: walk.random.pick([.forward, .reverse]),
      animated: animated)
  }

  /// Drags to another page, at its middle.
  private func drag(_ walk: RandomWalk, _ book: UIPageViewController) {
    guard !walk.isFingerDown else { return }
    let bounds = walk.stage.window.bounds
    let offset = CGFloat(walk.random.next(below: 500) - 250)
    let start = CGPoint(x: bounds.midX, y: bounds.midY)
    let end =
      book.navigationOrientation == .vertical
      ? CGPoint(x: start.x, y: start.y + offset) : CGPoint(x: start.x + offset, y: start.y)
    walk.record("drag pages by \(offset)")
    walk.stage.drag(from: start, to: end, over: Double(walk.random.next(below: 30)) / 100)
  }
}

/// Makes pages without end, half of them stacks.
private final class WalkPages: NSObject, UIPageViewControllerDataSource {
  private weak var walk: RandomWalk?

  init(_ walk: RandomWalk) { self.walk = walk }

  static func make(_ walk: RandomWalk) -> UIViewController {
    let page = walk.makePage()
    return walk.random.isOne(in: 2) ? UINavigationController(rootViewController: page) : page
  }

  private var pageBeside: UIViewController? {
    guard let walk, !walk.random.isOne(in: 4) else { return nil }
    return WalkPages.make(walk)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { pageBeside }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { pageBeside }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
}
