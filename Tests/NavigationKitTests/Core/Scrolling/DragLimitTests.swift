import Foundation
import Testing

@testable import NavigationKit

/// Drags that are limited to an axis, or that views of the content keep.
struct DragLimitTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let scrollView = Choosy(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private final class Choosy: UIScrollView {
    var cancels: Bool?
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  init() {
    let page = UIViewController()
    page.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 1000, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(pad)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func drag(by offset: CGSize, waiting: TimeInterval = 0) -> CGPoint {
    stage.press(at: CGPoint(x: 90, y: 90))
    stage.advance(by: waiting)
    stage.move(to: CGPoint(x: 90 + offset.width, y: 90 + offset.height), over: 0.1)
    stage.advance(by: 0.2)
    stage.release()
    return scrollView.contentOffset
  }

  @Test func `without a limit a drag scrolls along both axes`() {
    let offset = drag(by: CGSize(width: -20, height: -80))
    #expect(offset.x > 5 && offset.y > 40)
  }

  @Test func `a locked drag scrolls along the axis that it begins along`() {
    scrollView.isDirectionalLockEnabled = true
    let offset = drag(by: CGSize(width: -20, height: -80))
    #expect(offset.x == 0 && offset.y > 40)
    scrollView.contentOffset = .zero
    let sideways = drag(by: CGSize(width: -80, height: 20))
    #expect(sideways.x > 40 && sideways.y == 0)
    scrollView.contentOffset = .zero
    let both = drag(by: CGSize(width: -70, height: -70))
    #expect(both.x > 30 && both.y > 30)
  }

  @Test(arguments: [
    (CGPoint(x: 9, y: 2), NSLayoutConstraint.Axis?.some(.horizontal)),
    (CGPoint(x: -2, y: -9), .vertical),
    (CGPoint(x: 5, y: 5), nil), (CGPoint(x: 0, y: 0), nil),
  ])
  func `the axis is that of a clear first movement`(
    movement: CGPoint, axis: NSLayoutConstraint.Axis?
  ) {
    #expect(ScrollPanGestureRecognizer.lock(for: movement) == axis)
  }

  @Test func `a view that was given the touch keeps it where the scroll view says so`() {
    #expect(drag(by: CGSize(width: 0, height: -60), waiting: 0.3).y > 30)
    scrollView.contentOffset = .zero
    scrollView.cancels = false
    #expect(drag(by: CGSize(width: 0, height: -60), waiting: 0.3).y == 0)
    #expect(drag(by: CGSize(width: 0, height: -60)).y > 30)
    scrollView.contentOffset = .zero
    (scrollView.cancels, scrollView.canCancelContentTouches) = (true, false)
    #expect(drag(by: CGSize(width: 0, height: -60), waiting: 0.3).y == 0)
  }

  @Test func `a control that is held keeps the touch`() {
    let button = UIButton(frame: pad.bounds)
    pad.addSubview(button)
    #expect(drag(by: CGSize(width: 0, height: -60)).y > 30)
    scrollView.contentOffset = .zero
    #expect(drag(by: CGSize(width: 0, height: -60), waiting: 0.3).y == 0)
  }
}
