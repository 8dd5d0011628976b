import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Views that want touches for themselves, and scroll views that keep them from their content.
struct ExclusiveTouchTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let left = TouchedView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  private let right = TouchedView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    for view in [left, right] { page.view.addSubview(view) }
  }

  private func finger(_ id: Int, _ phase: PointerEvent.Phase, x: CGFloat) {
    stage.send(
      .pointer(
        PointerEvent(id: id, phase: phase, position: CGPoint(x: x, y: 150), time: stage.now)))
  }

  private func touchBoth() {
    finger(1, .down, x: 50)
    finger(2, .down, x: 250)
    finger(1, .up, x: 50)
    finger(2, .up, x: 250)
  }

  @Test func `two views get touches at once`() {
    touchBoth()
    #expect(left.phases == [.began, .ended] && right.phases == [.began, .ended])
  }

  @Test func `an exclusive view that is touched keeps others from touches`() {
    left.isExclusiveTouch = true
    touchBoth()
    #expect(left.phases == [.began, .ended] && right.phases == [])
    touchBoth()
    #expect(left.phases.count == 4)
  }

  @Test func `an exclusive view gets no touch while another has one`() {
    right.isExclusiveTouch = true
    touchBoth()
    #expect(left.phases == [.began, .ended] && right.phases == [])
    finger(2, .down, x: 250)
    #expect(right.phases == [.began])
  }

  @Test func `a scroll view is asked whether its content gets a touch`() {
    let scroll = KeepingScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    page.view.addSubview(scroll)
    for view in [left, right] { scroll.addSubview(view) }
    scroll.kept = right
    touchBoth()
    #expect(scroll.asked == [left, right])
    #expect(left.phases == [.began, .ended] && right.phases == [])
    stage.drag(from: CGPoint(x: 250, y: 180), to: CGPoint(x: 250, y: 100), over: 0.3)
    #expect(scroll.contentOffset.y > 0, "what it keeps scrolls it")
  }
}

private final class TouchedView: UIView {
  private(set) var phases: [UITouch.Phase] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.began)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append(.cancelled)
  }
}

private final class KeepingScrollView: UIScrollView {
  private(set) var asked: [UIView] = []
  var kept: UIView?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    asked.append(view)
    return view !== kept
  }
}
