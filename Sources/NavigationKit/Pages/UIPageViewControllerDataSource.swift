public import Foundation

/// Provides the pages of a page view controller.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before one; nil if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots that the page control shows; 0, for no page control, unless implemented.
  ///
  /// Pages that scroll sideways have one. It is asked for when code sets a page.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that code set; the dot then follows the pages that the user turns.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0: no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
