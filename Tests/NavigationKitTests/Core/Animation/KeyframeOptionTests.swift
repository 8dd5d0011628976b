import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Ways from value to value in animations with keyframes.
struct KeyframeOptionTests {
  private typealias Options = UIView.KeyframeAnimationOptions
  private let stage = Stage(size: .phone)
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private static let linear = Options(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  init() {
    let page = UIViewController()
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// Moves the box by 100 in the first half, and by 20 more in the second, in 2 seconds.
  private func move(_ options: Options, completion: ((Bool) -> Void)? = nil) {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: [Self.linear, options],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.frame.origin.x = 100
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 120
        }
      }, completion: completion)
  }

  private var x: CGFloat { box.presentedFrame(at: stage.now).minX }

  /// Where the box is after half a second, and after one and a half.
  ///
  /// Paced, it makes 60 of its 120 points per second. On the curve it goes through each value as
  /// from the one before to the one after: by 50, 60 and 10 per half of the time. In the middle of a
  /// half it is half-way, and an eighth of the difference of these further.
  @Test(
    arguments: [
      ([], 50, 110), (.calculationModeDiscrete, 0, 100), (.calculationModePaced, 30, 90),
      (.calculationModeCubic, 48.75, 116.25),
    ] as [(UIView.KeyframeAnimationOptions, CGFloat, CGFloat)])
  func `a value is reached in different ways`(
    options: UIView.KeyframeAnimationOptions, early: CGFloat, late: CGFloat
  ) {
    move(options)
    stage.advance(by: 0.5)
    #expect(abs(x - early) < 1e-6)
    stage.advance(by: 1)
    #expect(abs(x - late) < 1e-6)
    stage.advance(by: 0.5)
    #expect(x == 120 && box.animations.isEmpty)
  }

  @Test func `at one pace along a curve it passes the values without a corner`() {
    move(.calculationModeCubicPaced)
    stage.advance(by: 2 * 100 / 120)
    #expect(abs(x - 100) < 1e-6)
    stage.advance(by: 0.1)
    #expect(x > 100 && x < 120)
  }

  @Test func `it runs back, and again and again`() {
    move([.repeat, .autoreverse])
    #expect(stage.isSettled && stage.nextChange != nil)
    stage.advance(by: 3.5)
    #expect(abs(x - 50) < 1e-6)
    stage.advance(by: 1)
    #expect(abs(x - 50) < 1e-6)
    box.frame.origin.x = 7
    #expect(stage.nextChange == nil && x == 7)
  }

  @Test func `there and back once, it ends where it was set to`() {
    var isOver = false
    move(.autoreverse) { isOver = $0 }
    stage.advance(by: 3.5)
    #expect(abs(x - 50) < 1e-6 && !isOver)
    stage.advance(by: 0.5)
    #expect(x == 120 && isOver)
  }
}
