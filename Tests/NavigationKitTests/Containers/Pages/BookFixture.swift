import Foundation

@testable import NavigationKit

/// A stage filled by a page view controller with pages of a book, and a record of callbacks.
final class BookFixture: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage: Stage
  let book: UIPageViewController
  let log = CallLog()
  let pages: [PageController]
  /// How many dots there are; none unless set.
  var dots = 0
  /// The pages after those that are not in the book.
  var next: [UIViewController: UIViewController] = [:]
  /// Called when the data source is asked for a page.
  var whenAsked: () -> Void = {}
  /// Called when the user begins to turn a page.
  var whenTurning: () -> Void = {}
  /// Called when the user has turned a page.
  var whenTurned: () -> Void = {}

  init(
    _ names: String..., style: UIPageViewController.TransitionStyle = .scroll,
    orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
    dots: Int = 0, isRightToLeft: Bool = false
  ) {
    stage = Stage(
      size: CGSize(width: 400, height: 800),
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    let log = log
    pages = names.map { PageController($0, log: log) }
    book = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation,
      options: [.interPageSpacing: spacing])
    self.dots = dots
    super.init()
    book.dataSource = self
    book.delegate = self
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  /// Shows the book, in a container if there is one.
  func start(in container: UIViewController? = nil) {
    stage.window.rootViewController = container ?? book
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = log.take()
  }

  /// The name of the page that is shown.
  var page: String? { (book.viewControllers?.first as? PageController)?.name }

  /// Where a page is drawn; nil if it is not on the stage.
  func place(_ index: Int) -> CGPoint? {
    guard pages[index].viewIfLoaded?.window != nil else { return nil }
    return pages[index].view.presentedFrame(at: stage.now).origin
  }

  /// Drags sideways from the middle, and lets go.
  func drag(by offset: CGFloat, over seconds: Double = 0.3) {
    stage.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + offset, y: 300), over: seconds)
  }

  /// Puts a finger down in the middle and moves it, without letting go.
  func hold(by offset: CGFloat) {
    stage.press(at: CGPoint(x: 200, y: 300))
    stage.move(to: CGPoint(x: 200 + offset, y: 300), over: 0.3)
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    whenAsked()
    let index = pages.firstIndex { $0 === controller }.map { $0 + step }
    return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { next[viewController] ?? page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.record("to \(pendingViewControllers.map { $0.title ?? "" }.joined())")
    whenTurning()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let names = previousViewControllers.map { $0.title ?? "" }.joined()
    log.record("\(completed ? "from" : "still") \(names)")
    whenTurned()
  }
}
