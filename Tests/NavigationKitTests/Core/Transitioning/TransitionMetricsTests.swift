import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Metrics of transitions that a stage is given.
struct TransitionMetricsTests {
  private let stage = Stage(size: .phone)
  private let first = UIViewController()
  private let second = UIViewController()
  private let stack: UINavigationController

  init() {
    stack = UINavigationController(rootViewController: first)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
  }

  private func push() { stage.perform { stack.pushViewController(second, animated: true) } }

  private func offset(of controller: UIViewController) -> CGFloat {
    controller.view.presentedFrame(at: stage.now).minX
  }

  @Test func `the page below moves as far as the parallax says`() {
    stage.transitionMetrics.parallax = 0.5
    push()
    stage.advance(by: 0.2)
    let covered = 1 - offset(of: second) / 390
    #expect(covered > 0.5 && abs(offset(of: first) + 195 * covered) < 0.5)
  }

  @Test func `a stiffer spring is there sooner, one on another stage is not changed`() {
    stage.transitionMetrics.stiffness = 4000
    push()
    stage.advance(by: 0.1)
    let defaults = TransitionMetrics()
    #expect(abs(1 - offset(of: second) / 390 - defaults.progress(at: 0.2)) < 0.001)
    stage.advance(by: 0.16)
    #expect(stage.isSettled)
  }

  @Test func `an alert takes as long, and shrinks from the scale, that they say`() {
    (stage.transitionMetrics.alertDuration, stage.transitionMetrics.alertStartScale) = (1, 1.5)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    first.present(alert, animated: true)
    stage.advance(by: 0)
    #expect(alert.view.presentedGeometry(at: stage.now).transform.a == 1.5)
    stage.advance(by: 0.6)
    #expect(!stage.isSettled, "the default one is there")
    stage.advance(by: 0.41)
    #expect(stage.isSettled)
    push()
    stage.advance(by: 0.51)
    #expect(stage.isSettled, "pages are as fast as ever")
  }

  @Test func `a menu, also one inside it, opens as slowly as they say`() {
    stage.transitionMetrics.menuDuration = 1
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIMenu(title: "Inner", children: [UIAction(title: "Last") { _ in }])])
    )
    stage.tap("More")
    stage.advance(by: 0.9)
    #expect(!stage.isSettled)
    stage.advance(by: 0.11)
    #expect(stage.isSettled)
    stage.tap("Inner")
    stage.advance(by: 0.9)
    #expect(!stage.isSettled)
    stage.settle()
    stage.tap("Last")
    stage.advance(by: 0.9)
    #expect(!stage.isSettled)
  }

  @Test func `the keyboard slides as slowly as they say`() {
    stage.hasSoftwareKeyboard = true
    stage.transitionMetrics.keyboardDuration = 1
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    first.view.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 0.9)
    #expect(!stage.isSettled)
    stage.advance(by: 0.11)
    #expect(stage.isSettled)
  }

  @Test(arguments: [(0.3, 1), (0.0, 2)])
  func `a release is judged by them`(weight: Double, count: Int) {
    push()
    stage.settle()
    stage.transitionMetrics.releaseVelocityWeight = weight
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 150, y: 400), over: 0.2)
    stage.settle()
    #expect(stack.viewControllers.count == count)
  }

  @Test(arguments: [(20.0, 2), (60.0, 1)])
  func `a swipe begins as far inside as they say`(width: Double, count: Int) {
    push()
    stage.settle()
    stage.transitionMetrics.edgeSwipeWidth = width
    stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 380, y: 400), over: 0.2)
    stage.settle()
    #expect(stack.viewControllers.count == count)
  }
}
