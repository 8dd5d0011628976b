import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Tabs that change by an animator of the delegate's, by itself and under a finger.
struct TabTransitionTests {
  private let fixture = TabFixture("A", "B", "C")
  private let slider = SlidingTabs()
  private var stage: Stage { fixture.stage }
  private var tabs: UITabBarController { fixture.tabs }

  init() { tabs.delegate = slider }

  private func alpha(_ place: Int) -> CGFloat {
    fixture.stacks[place].view.presentedAlpha(at: stage.now)
  }

  @Test func `an animator moves the views from the tap on, and says when it is done`() {
    stage.tap("Bs")
    #expect(slider.asked == ["A B"] && tabs.selectedIndex == 1)
    #expect(fixture.stacks[1].transitionCoordinator?.isAnimated == true)
    stage.advance(by: 0.2)
    #expect(abs(alpha(1) - 0.5) < 0.01 && tabs.transitionCoordinator != nil)
    #expect(
      fixture.heard() == ["B.loadView", "B.willAppear", "A.willDisappear", "B.isAppearing"])
    stage.settle()
    #expect(fixture.heard() == ["A.didDisappear", "B.didAppear"])
    #expect(slider.ended == [true] && fixture.stacks[0].view.superview == nil)
    #expect(fixture.title == "B" && tabs.transitionCoordinator == nil)
  }

  @Test func `it knows which views come and go, and where to`() {
    stage.tap("Bs")
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(slider.frames == [whole, .zero, .zero, whole])
  }

  @Test func `a tab that code selects meanwhile is shown next`() {
    stage.tap("Bs")
    stage.advance(by: 0.1)
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    stage.settle()
    #expect(fixture.title == "C" && slider.asked == ["A B", "B C"])
    #expect(fixture.stacks[1].view.superview == nil)
  }

  @Test func `a rotation under a finger takes it back, and one in flight ends`() {
    slider.isDriven = true
    tabs.selectedIndex = 1
    slider.driver.update(0.25)
    stage.rotate(to: TabFixture.onItsSide, safeAreaInsets: .zero)
    stage.advance(by: 0.1)
    #expect(tabs.selectedIndex == 0 && slider.ended == [false])
    #expect(fixture.title == "A" && fixture.stacks[1].view.superview == nil)
    slider.driver.update(0.5)
    slider.driver.finish()
    stage.settle()
    #expect(tabs.selectedIndex == 0 && fixture.title == "A")
    #expect(fixture.stacks[0].view.frame.size == TabFixture.onItsSide)
    slider.isDriven = false
    stage.tap("Bs")
    stage.advance(by: 0.1)
    stage.rotate(to: TabFixture.upright, safeAreaInsets: .zero)
    stage.settle()
    #expect(tabs.selectedIndex == 1 && fixture.title == "B" && slider.ended == [false, true])
    #expect(fixture.stacks[1].view.frame.size == TabFixture.upright)
  }

  /// How opaque the bar's backgrounds are, the outgoing one first, and whether each is clear.
  private var backgrounds: [(alpha: CGFloat, isClear: Bool)] {
    tabs.tabBar.background.subviews.compactMap { $0 as? BarBackgroundView }.map {
      ($0.presentedAlpha(at: stage.now), $0.fraction(at: stage.now) == 0)
    }
  }

  private func scroll(under place: Int) {
    let page = fixture.pages[place]
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    page.view.addSubview(scroll)
    stage.settle()
  }

  @Test func `the bar's background fades from the old tab's to the new one's`() {
    scroll(under: 0)
    #expect(backgrounds.map(\.isClear) == [false])
    stage.tap("Bs")
    stage.advance(by: 0.2)
    #expect(backgrounds.map(\.isClear) == [false, true])
    #expect(backgrounds.allSatisfy { $0.alpha > 0.1 && $0.alpha < 0.9 })
    stage.settle()
    #expect(backgrounds.map(\.isClear) == [true] && backgrounds[0].alpha == 1)
  }

  @Test func `a finger that takes it back has the old tab's background stay`() {
    scroll(under: 0)
    slider.isDriven = true
    tabs.selectedIndex = 1
    slider.driver.update(0.4)
    slider.driver.cancel()
    stage.settle()
    #expect(backgrounds.map(\.isClear) == [false] && backgrounds[0].alpha == 1)
  }

  @Test func `a finger drives it to its end`() {
    slider.isDriven = true
    tabs.selectedIndex = 1
    #expect(stage.isSettled && alpha(1) == 0)
    slider.driver.update(0.25)
    #expect(abs(alpha(1) - 0.25) < 0.01)
    slider.driver.finish()
    stage.settle()
    #expect(fixture.title == "B" && slider.ended == [true])
  }

  @Test func `a finger that takes it back selects the tab from before`() {
    slider.isDriven = true
    tabs.selectedIndex = 1
    slider.driver.update(0.4)
    _ = fixture.heard()
    slider.driver.cancel()
    stage.settle()
    #expect(tabs.selectedIndex == 0 && fixture.title == "A" && slider.ended == [false])
    #expect(tabs.tabBar.selectedItem?.title == "As" && alpha(0) == 1)
    #expect(
      fixture.heard() == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear",
      ])
    #expect(fixture.stacks[1].view.superview == nil)
  }

  @Test func `a tab selected under the finger wins over it`() {
    slider.isDriven = true
    tabs.selectedIndex = 1
    slider.driver.update(0.4)
    slider.isDriven = false
    tabs.selectedIndex = 0
    stage.settle()
    #expect(tabs.selectedIndex == 0 && fixture.title == "A")
    slider.isDriven = true
    tabs.selectedIndex = 1
    slider.driver.update(0.4)
    slider.isDriven = false
    tabs.selectedIndex = 2
    stage.settle()
    #expect(tabs.selectedIndex == 2 && fixture.title == "C")
  }

  @Test func `without an animator nothing takes time, and nobody asks for a driver`() {
    tabs.delegate = nil
    stage.tap("Bs")
    #expect(stage.isSettled && fixture.title == "B")
  }

  @Test func `the delegate says which ways up it can be shown`() {
    slider.orientations = .portrait
    #expect(tabs.supportedInterfaceOrientations == .portrait)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    tabs.delegate = nil
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
  }
}

/// Fades tabs over 0.4 seconds.
private final class SlidingTabs: NSObject, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isDriven = false
  var asked: [String] = []
  var ended: [Bool] = []
  var frames: [CGRect] = []
  var orientations = UIInterfaceOrientationMask.all

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [fromVC, toVC].map { ($0 as? UINavigationController)?.topViewController?.title }
    asked.append(names.compactMap(\.self).joined(separator: " "))
    return self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { orientations }

  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .landscapeLeft }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    frames = [from, to].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
    context.containerView.addSubview(to.view)
    to.view.alpha = 0
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: { to.view.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
