import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Changes of an animation block that are seen several times.
struct RepeatedAnimationTests {
  private let stage = Stage(size: .smallPhone)
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(box)
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  private var alpha: CGFloat { box.presentedAlpha(at: stage.now) }
  private var left: CGFloat { box.presentedFrame(at: stage.now).minX }

  @Test func `some changes are seen several times, others once`() {
    var end: TimeInterval?
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        box.frame.origin.x = 100
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 0 }
      }, completion: { _ in end = stage.now })
    stage.advance(by: 1.25)
    #expect(abs(alpha - 0.25) < 1e-9 && abs(left - 75) < 1e-9)
    stage.advance(by: 1)
    #expect(abs(alpha - 0.75) < 1e-9 && left == 100 && end == nil)
    stage.advance(by: 1)
    #expect(abs(alpha - 0.25) < 1e-9)
    stage.settle()
    #expect(alpha == 0 && end == 5.5)
  }

  @Test func `what goes on without an end is never complete`() {
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) { box.alpha = 0 }
      }, completion: { _ in isOver = true })
    stage.advance(by: 20.25)
    #expect(abs(alpha - 0.75) < 1e-9 && !isOver)
  }

  @Test func `outside of an animation the changes are made at once`() {
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { box.alpha = 0.5 }
    #expect(alpha == 0.5 && box.animations.isEmpty)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { box.alpha = 1 }
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(abs(alpha - 0.75) < 1e-9)
    stage.settle()
    #expect(alpha == 1)
  }
}
