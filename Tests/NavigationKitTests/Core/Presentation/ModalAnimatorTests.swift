import Foundation
import Testing

@testable import NavigationKit

/// Presentations with custom animators, interaction controllers and presentation controllers.
struct ModalAnimatorTests {
  private let fixture: ModalFixture
  private let show = ModalShow()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: PageController { fixture.page }

  init() {
    fixture = ModalFixture()
    modal.transitioningDelegate = show
  }

  @Test func `the animator moves the views in its own time, there and back`() {
    page.present(modal, animated: true)
    stage.advance(by: 0.4)
    #expect(show.asked == ["present M B", "from Nav to M"])
    #expect(abs(modal.view.presentedAlpha(at: stage.now) - 0.5) < 0.001)
    stage.settle()
    #expect(stage.now == 0.8)
    #expect(show.ended == [true])
    #expect(fixture.navigation.view.window == nil)
    #expect(fixture.log.take().suffix(2) == ["M.didAppear", "B.didDisappear"])
    modal.dismiss(animated: true)
    stage.settle()
    #expect(show.asked.suffix(2) == ["dismiss M", "from M to Nav"])
    #expect(show.ended == [true, true])
    #expect(fixture.navigation.view.superview === stage.window)
    #expect(fixture.base.labels(.title) == ["B"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `over a presenter that stays only the presented view may be touched`() {
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: true)
    stage.settle()
    #expect(show.views == ["M"])
    #expect(fixture.log.take().last == "M.didAppear")
    #expect(fixture.navigation.view.superview === stage.window)
  }

  @Test func `a percentage drives a dismissal, and a cancelled one puts everything back`() {
    fixture.present()
    show.isInteractive = true
    page.dismiss(animated: true) { fixture.log.record("completion") }
    stage.advance(by: 0)
    show.driver.update(0.25)
    stage.advance(by: 3)
    #expect(modal.view.presentedAlpha(at: stage.now) == 0.75)
    #expect(modal.transitionCoordinator?.isInteractive == true)
    show.driver.cancel()
    stage.settle()
    #expect(show.ended == [true, false])
    #expect(modal.view.alpha == 1)
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(fixture.navigation.view.window == nil)
    #expect(!modal.isBeingDismissed)
    #expect(
      fixture.log.take() == [
        "M.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing", "B.willDisappear",
        "B.didDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
      ])
    page.dismiss(animated: true)
    stage.advance(by: 0)
    show.driver.update(0.5)
    show.driver.finish()
    stage.settle()
    #expect(fixture.base.labels(.title) == ["B"])
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `a presentation under a finger goes on though what comes presents another`() {
    show.isInteractive = true
    page.present(modal, animated: true)
    stage.advance(by: 0)
    show.driver.update(0.25)
    let second = UIViewController()
    second.modalPresentationStyle = .fullScreen
    modal.present(second, animated: true)
    stage.advance(by: 1)
    #expect(abs(modal.view.presentedAlpha(at: stage.now) - 0.25) < 0.001)
    show.driver.finish()
    stage.settle()
    #expect(show.ended == [true])
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(modal.presentedViewController === second && second.view.window != nil)
  }

  @Test func `a cancelled dismissal of several brings back those below`() throws {
    modal.transitioningDelegate = nil
    modal.modalPresentationStyle = .pageSheet
    fixture.present()
    let second = fixture.base.page("Q")
    second.modalPresentationStyle = .overFullScreen
    second.transitioningDelegate = show
    show.isInteractive = true
    modal.present(second, animated: false)
    page.dismiss(animated: true)
    stage.advance(by: 0)
    show.driver.update(0.5)
    let container = try #require(modal.presentationController?.containerView)
    #expect(modal.presentationController?.presentedView?.presentedAlpha(at: 0) == 0)
    #expect(container.presentedAlpha(at: stage.now) == 0.5, "its dimming fades along")
    _ = fixture.log.take()
    show.driver.cancel()
    stage.settle()
    #expect(modal.presentationController?.presentedView?.presentedAlpha(at: 0) == 1)
    #expect(container.alpha == 1)
    #expect(fixture.navigation.visibleViewController === second)
    #expect(
      fixture.log.take() == [
        "Q.willAppear", "Q.isAppearing", "Q.didAppear", "M.willAppear", "M.isAppearing",
        "M.didAppear",
      ])
  }

  @Test func `a view stays where its animator put it, until the screen has another size`() {
    modal.modalPresentationStyle = .overFullScreen
    show.place = CGRect(x: 0, y: 40, width: 390, height: 804)
    page.present(modal, animated: true)
    stage.settle()
    #expect(modal.view.frame == show.place)
    modal.view.superview?.setNeedsLayout()
    stage.advance(by: 0)
    #expect(modal.view.frame == show.place)
    show.isInteractive = true
    page.dismiss(animated: true)
    stage.advance(by: 0)
    show.driver.cancel()
    stage.settle()
    #expect(modal.view.frame == show.place && fixture.navigation.presentedViewController === modal)
    stage.resize(to: CGSize(width: 800, height: 600), safeAreaInsets: .zero)
    stage.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
  }

  @Test func `a cancelled transition gives layers their looks back`() {
    modal.modalPresentationStyle = .overFullScreen
    fixture.present()
    modal.view.layer.cornerRadius = 4
    show.radius = 10
    show.isInteractive = true
    page.dismiss(animated: true)
    stage.advance(by: 0)
    show.driver.update(0.5)
    #expect(modal.view.layer.cornerRadius == 10)
    show.driver.cancel()
    stage.settle()
    #expect(modal.view.layer.cornerRadius == 4)
  }

  @Test func `pages that still move are there when their stack is covered`() {
    modal.transitioningDelegate = nil
    let slow = SlowStack()
    fixture.navigation.delegate = slow
    fixture.navigation.pushViewController(fixture.base.page("C"), animated: true)
    page.present(modal, animated: true)
    stage.advance(by: 1)
    #expect(fixture.navigation.view.window == nil)
    #expect(fixture.navigation.runner.state == .idle)
    stage.settle()
    modal.dismiss(animated: false)
    #expect(fixture.base.labels(.title) == ["C"])
  }

  @Test func `an animator that gives up on a presentation leaves nothing behind`() {
    show.succeeds = false
    page.present(modal, animated: true) { fixture.log.record("completion") }
    stage.settle()
    #expect(
      fixture.log.take().suffix(7) == [
        "M.willDisappear", "M.didDisappear", "B.willAppear", "willShow(B)", "B.isAppearing",
        "B.didAppear", "didShow(B)",
      ])
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.base.labels(.title) == ["B"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `the coordinator exists right after the call and runs its blocks`() {
    modal.transitioningDelegate = nil
    page.present(modal, animated: true)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    modal.view.addSubview(badge)
    var isOver = false
    modal.transitionCoordinator?.animate(
      alongsideTransition: { _ in badge.alpha = 0 }, completion: { _ in isOver = true })
    stage.advance(by: 0.1)
    #expect(abs(badge.presentedAlpha(at: stage.now) - 1 + Spring().value(at: 0.1)) < 0.001)
    #expect(page.transitionCoordinator != nil)
    stage.settle()
    #expect(isOver)
    #expect(modal.transitionCoordinator == nil && page.transitionCoordinator == nil)
  }

  @Test func `a presentation controller of one's own says where the view goes`() {
    modal.modalPresentationStyle = .custom
    page.present(modal, animated: true)
    stage.settle()
    let controller = modal.presentationController as? HalfController
    #expect(modal.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(controller?.presentingViewController === fixture.navigation)
    stage.resize(to: CGSize(width: 800, height: 600), safeAreaInsets: .zero)
    stage.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 300, width: 800, height: 300))
    modal.dismiss(animated: true)
    stage.settle()
    #expect(
      controller?.heard == ["willBegin", "didEnd true", "willDismiss", "didDismiss true"])
    #expect(controller?.containerView == nil)
  }
}

/// Presents in the lower half of the screen.
final class HalfController: UIPresentationController {
  var heard: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    heard.append(containerView == nil ? "no container" : "willBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    heard.append("didEnd \(completed)")
  }
  override func dismissalTransitionWillBegin() { heard.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    heard.append("didDismiss \(completed)")
  }
}

/// An animator of two seconds.
private final class SlowStack: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: 2, animations: { to.alpha = 1 },
      completion: { _ in context.completeTransition(true) })
  }
}
