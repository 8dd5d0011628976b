import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Animations that are begun with one call and committed by another.
struct AnimationBlockTests {
  private let stage = Stage(size: .smallPhone)
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))

  private let other = UIView(frame: CGRect(x: 20, y: 130, width: 100, height: 60))

  init() {
    page.view.addSubview(other)
    box.backgroundColor = .red
    page.view.addSubview(box)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
  }

  private var x: CGFloat { box.presentedFrame(at: stage.now).minX }

  @available(*, deprecated)
  @Test func `changes take 0.2 seconds, and those after the commit none`() {
    UIView.beginAnimations(nil, context: nil)
    box.frame.origin.x = 120
    UIView.commitAnimations()
    other.frame.origin.x = 90
    #expect(other.presentedFrame(at: stage.now).minX == 90)
    stage.advance(by: 0.1)
    #expect(abs(x - 70) < 0.001)
    stage.advance(by: 0.1)
    #expect(x == 120 && stage.isSettled)
  }

  @available(*, deprecated)
  @Test func `a block left open in the closure of an animation ends with the update`() {
    stage.perform {
      UIView.animate(withDuration: 1) { UIView.beginAnimations(nil, context: nil) }
      UIView.beginAnimations(nil, context: nil)
    }
    other.frame.origin.x = 90
    #expect(other.presentedFrame(at: stage.now).minX == 90 && stage.isSettled)
  }

  @available(*, deprecated)
  @Test func `duration, delay and curve are those that were set`() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationBeginsFromCurrentState(true)
    box.frame.origin.x = 120
    UIView.commitAnimations()
    stage.advance(by: 0.5)
    #expect(x == 20)
    stage.advance(by: 0.25)
    #expect(abs(x - 45) < 0.001)
  }

  @available(*, deprecated)
  @Test func `it goes back and is repeated as often as was set`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    box.frame.origin.x = 120
    UIView.commitAnimations()
    stage.advance(by: 1.5)
    #expect(abs(x - 70) < 0.001)
    stage.advance(by: 1)
    #expect(abs(x - 70) < 0.001)
    stage.settle()
    #expect(stage.now == 5)
  }

  @available(*, deprecated)
  @Test func `one inside another has its own time`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.beginAnimations(nil, context: nil)
    box.alpha = 0
    UIView.commitAnimations()
    box.frame.origin.x = 120
    UIView.commitAnimations()
    stage.advance(by: 0.2)
    #expect(x > 20 && x < 120)
    stage.settle()
    #expect(stage.now == 2)
  }

  @available(*, deprecated)
  @Test func `one that is not committed ends with the event`() {
    stage.perform {
      UIView.beginAnimations(nil, context: nil)
      box.frame.origin.x = 120
    }
    other.frame.origin.x = 90
    #expect(other.presentedFrame(at: stage.now).minX == 90 && x == 20)
    stage.settle()
    #expect(x == 120)
  }

  @available(*, deprecated)
  @Test func `a view is turned over`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: box, cache: true)
    box.backgroundColor = .blue
    UIView.commitAnimations()
    stage.advance(by: 0.5)
    #expect(!stage.isSettled && box.layer.running.transition(at: stage.now) != nil)
    stage.settle()
    #expect(stage.now == 2)
  }

  @available(*, deprecated)
  @Test func `where animations are off, changes are made at once`() {
    UIView.performWithoutAnimation {
      UIView.beginAnimations(nil, context: nil)
      box.frame.origin.x = 120
      UIView.commitAnimations()
    }
    #expect(x == 120 && stage.isSettled)
  }
}
