import Foundation
import NavigationKit
import Testing

/// UIKit's contracts of scroll views and their delegates.
struct ScrollTests {
  private let fixture = ScrollFixture()
  private var scrollView: UIScrollView { fixture.scrollView }
  private var stage: Stage { fixture.stage }

  @Test func `contentOffset is the origin of the bounds, and code may set any`() {
    scrollView.contentOffset = CGPoint(x: 0, y: 300)
    #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 300))
    scrollView.contentOffset = CGPoint(x: 0, y: 9000)
    stage.settle()
    #expect(fixture.y == 9000)
  }

  @Test func `every change of the offset is told once, an equal one is not`() {
    scrollView.contentOffset.y = 10
    #expect(fixture.moves == 1)
    scrollView.contentOffset.y = 10
    #expect(fixture.moves == 1)
    #expect(fixture.calls.isEmpty)
  }

  @Test func `setting the offset unanimated stops content that goes on by itself`() {
    fixture.flick()
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
    let rest = fixture.y
    stage.settle()
    #expect(fixture.y == rest)
    #expect(!scrollView.isDecelerating)
  }

  @Test func `isTracking, isDragging and isDecelerating follow the finger`() {
    #expect(flags == [false, false, false])
    stage.press(at: CGPoint(x: 200, y: 600))
    #expect(flags == [true, false, false])
    stage.move(to: CGPoint(x: 200, y: 400), over: 0.1)
    #expect(flags == [true, true, false])
    stage.release()
    #expect(flags == [false, false, true])
    stage.settle()
    #expect(flags == [false, false, false])
  }

  private var flags: [Bool] {
    [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]
  }

  @Test func `a deceleration that a touch stops has ended all the same`() {
    fixture.flick()
    stage.advance(by: 0.1)
    stage.press(at: CGPoint(x: 200, y: 400))
    #expect(fixture.calls == ["willDrag", "didDrag(true)", "willDecelerate", "didDecelerate"])
    stage.release()
    stage.settle()
    #expect(fixture.calls.count == 4)
  }

  @Test func `an animated scroll that a drag interrupts has ended all the same`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.advance(by: 0.1)
    stage.press(at: CGPoint(x: 200, y: 600))
    stage.move(to: CGPoint(x: 200, y: 500), over: 0.1)
    #expect(fixture.calls == ["didAnimate", "willDrag"])
  }

  @Test func `an animated scroll to where it is does nothing`() {
    scrollView.setContentOffset(.zero, animated: true)
    stage.settle()
    #expect(fixture.calls.isEmpty && fixture.moves == 0)
  }

  @Test func `scrollRectToVisible does nothing where the rectangle is in sight`() {
    stage.press(at: CGPoint(x: 200, y: 100))
    stage.move(to: CGPoint(x: 200, y: 300), over: 0.1)
    stage.release()
    stage.advance(by: 0.02)
    #expect(fixture.y < 0 && scrollView.isDecelerating)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
    #expect(scrollView.isDecelerating)
    stage.settle()
    #expect(fixture.calls.last == "didDecelerate")
  }

  @Test func `contentInset is left alone by bars, adjustedContentInset adds what they cover`() {
    let covered = ScrollFixture(insets: UIEdgeInsets(top: 50, bottom: 30))
    #expect(covered.scrollView.contentInset == .zero)
    #expect(covered.scrollView.adjustedContentInset == UIEdgeInsets(top: 50, bottom: 30))
    covered.scrollView.contentInset = UIEdgeInsets(top: 8)
    #expect(covered.scrollView.adjustedContentInset == UIEdgeInsets(top: 58, bottom: 30))
    covered.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(covered.scrollView.adjustedContentInset == UIEdgeInsets(top: 8))
    #expect(covered.scrollView.contentInset == UIEdgeInsets(top: 8))
  }

  @Test func `a scroll view that is not enabled is moved by code only`() {
    scrollView.isScrollEnabled = false
    fixture.flick()
    stage.settle()
    #expect(fixture.y == 0 && fixture.calls.isEmpty)
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    stage.settle()
    #expect(fixture.y == 100)
  }
}
