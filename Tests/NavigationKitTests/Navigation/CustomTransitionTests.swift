import Foundation
import Testing

@testable import NavigationKit

/// Pages moved by an animator of the delegate's, by itself or under a finger.
struct CustomTransitionTests {
  private let fixture = NavigationFixture("A", "B")
  private let fader = FadingDelegate()

  init() { fixture.navigation.delegate = fader }

  private var stage: Stage { fixture.stage }

  @Test func `the animator moves the pages in its own time and ends the transition`() {
    fader.isInteractive = false
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.4)
    #expect(fader.asked == ["push B C"])
    #expect(abs(page.view.presentedAlpha(at: stage.now) - 0.5) < 0.001)
    #expect(fixture.x(of: page) == 0)
    stage.settle()
    #expect(stage.now == 0.8)
    #expect(fader.ended == [true])
    #expect(fixture.labels(.title) == ["C"])
    #expect(fixture.x(of: fixture.pages[1]) == nil)
    #expect(
      fixture.log.take().suffix(3) == ["B.didDisappear", "C.didAppear", "C.didMove(nav)"])
  }

  @Test func `an unanimated change does not ask`() {
    fixture.navigation.popViewController(animated: false)
    #expect(fader.asked.isEmpty)
  }

  @Test func `a percentage drives the animator linearly, and the rest runs by its curve`() {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 1)
    fader.driver.update(0.25)
    stage.advance(by: 5)
    let page = fixture.pages[1].view
    #expect(page?.presentedAlpha(at: stage.now) == 0.75)
    #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
    let released = stage.now
    fader.driver.completionSpeed = 2
    fader.driver.finish()
    stage.settle()
    #expect(abs(stage.now - released - 0.3) < 0.0001, "three quarters of 0.8 s at double speed")
    #expect(fixture.titles == ["A"])
    #expect(fader.ended == [true])
  }

  @Test func `a cancelled one puts views, stack, bar and callbacks back`() {
    _ = fixture.log.take()
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    fader.driver.update(0.5)
    var heard: [String] = []
    fixture.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append("changed, cancelled: \($0.isCancelled) at \($0.percentComplete)")
    }
    fader.driver.cancel()
    #expect(heard == ["changed, cancelled: true at 0.5"])
    stage.settle()
    #expect(stage.now == 0.4)
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.pages[1].view.alpha == 1)
    #expect(fixture.labels(.title) == ["B"])
    #expect(fader.ended == [false])
    #expect(
      fixture.log.take() == [
        "B.willMove(nil)", "A.loadView", "B.willDisappear", "A.willAppear", "A.isAppearing",
        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
      ])
  }

  @Test func `completeTransition(false) puts stack, bar, views and callbacks back`() {
    fader.isInteractive = false
    fader.succeeds = false
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
    #expect(fader.ended == [false])
    #expect(page.parent == nil && page.view.superview == nil)
    #expect(fixture.x(of: fixture.pages[1]) == 0 && fixture.pages[1].view.alpha == 1)
    #expect(
      fixture.log.take() == [
        "C.willMove(nav)", "C.loadView", "B.willDisappear", "C.willAppear", "C.isAppearing",
        "C.willDisappear", "C.didDisappear", "B.willAppear", "B.didAppear", "C.willMove(nil)",
        "C.didMove(nil)",
      ])
  }

  @Test func `code wins over the percentage`() {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    fader.driver.update(0.3)
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: false)
    #expect(fixture.titles == ["A", "C"])
    #expect(fixture.labels(.title) == ["C"])
    fader.driver.finish()
    stage.settle()
    #expect(fixture.titles == ["A", "C"])
  }

  @Test func `views move alongside a slide and come back with a cancelled swipe`() {
    fixture.navigation.delegate = nil
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(badge)
    var ends: [Bool] = []
    fixture.pages[0].whenAppearing = { [fixture] in
      fixture.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in badge.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    }
    stage.press(at: CGPoint(x: 0, y: 300))
    stage.move(to: CGPoint(x: 78, y: 300), over: 0.2)
    #expect(abs(badge.presentedAlpha(at: stage.now) - 0.8) < 0.0001)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(badge.alpha == 1)
    #expect(ends == [true])
    fixture.navigation.popViewController(animated: true)
    stage.settle()
    #expect(badge.alpha == 0)
    #expect(ends == [true, false])
  }

  @Test func `the coordinator exists right after an animated push, and is gone at its end`() {
    #expect(fixture.navigation.transitionCoordinator == nil)
    let page = fixture.page("C")
    fixture.navigation.delegate = nil
    fixture.navigation.pushViewController(page, animated: true)
    var isOver = false
    let coordinator = page.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { _ in isOver = true }
    #expect(coordinator?.isAnimated == true && coordinator?.initiallyInteractive == false)
    stage.advance(by: 0.1)
    #expect(coordinator?.viewController(forKey: .from) === fixture.pages[1])
    #expect(coordinator?.transitionDuration == 0.5)
    stage.settle()
    #expect(isOver)
    #expect(page.transitionCoordinator == nil)
    fixture.navigation.popViewController(animated: false)
    #expect(page.transitionCoordinator == nil)
  }
}

/// Fades pages over 0.8 seconds, under a driver where it is asked to be interactive.
private final class FadingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = true
  var succeeds = true
  var asked: [String] = []
  var ended: [Bool] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return
    }
    let isPush = asked.last?.hasPrefix("push") == true
    context.containerView.insertSubview(to, at: isPush ? 1 : 0)
    let top = isPush ? to : from
    top.alpha = isPush ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { top.alpha = isPush ? 1 : 0 },
      completion: { [self] _ in
        context.completeTransition(succeeds && !context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
