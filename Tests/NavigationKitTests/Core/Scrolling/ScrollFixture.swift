import Foundation
import NavigationKit

/// A stage filled by a scroll view, with a log of its delegate's callbacks.
final class ScrollFixture: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var calls: [String] = []
  private(set) var moves = 0
  /// Where the content that was let go last comes to rest.
  private(set) var target: CGPoint?
  /// The delegate's action when the content moves.
  var whenMoved: () -> Void = {}

  init(
    content: CGSize = CGSize(width: 400, height: 4000), insets: UIEdgeInsets = .zero
  ) {
    stage = Stage(size: CGSize(width: 400, height: 800), safeAreaInsets: insets)
    super.init()
    scrollView.contentSize = content
    scrollView.delegate = self
    let controller = UIViewController()
    controller.view = scrollView
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    calls = []
    moves = 0
  }

  var y: CGFloat { scrollView.contentOffset.y }

  /// Drags up by a distance and releases at full speed.
  func flick(by distance: CGFloat = 200, over seconds: TimeInterval = 0.1) {
    stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - distance), over: seconds)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    moves += 1
    whenMoved()
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willDrag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { target = targetContentOffset.pointee }
  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { calls.append("didDrag(\(decelerate))") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willDecelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didAnimate")
  }
}
