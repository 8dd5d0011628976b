public import Foundation

/// Hears how a scroll view is scrolled.
///
/// A class whose subclasses should be able to answer otherwise declares each method `open` in its
/// body: the defaults below are not overridden through a superclass.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is lifted: where the content will come to rest can be changed.
  ///
  /// - Parameters:
  ///   - velocity: How fast the offset changes, in points a millisecond.
  ///   - targetContentOffset: Where the content comes to rest; another place within its edges is
  ///     reached from the velocity it has, without going beyond.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger was lifted; `decelerate` tells whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content starts to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after a drag.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated ``UIScrollView/setContentOffset(_:animated:)`` is done.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar may bring the content to its top; true unless answered otherwise.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content is at its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Bars or screen edges cover more or less of the content.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// It may.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view whose scrolling can be heard.
///
/// UIKit narrows the delegate's type in subclasses, which Swift alone cannot; a class may declare a
/// `delegate` of its own in front of this one.
@MainActor
public protocol UIScrollViewDelegating: UIScrollView {}

extension UIScrollViewDelegating {
  /// Hears how the view is scrolled.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
