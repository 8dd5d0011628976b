import Foundation
import Testing

@testable import NavigationKit

/// The callbacks of the navigation controller's delegate.
struct ObserverTests {
  @Test func `a transition that takes no time is told once, with the page it reveals`() {
    for ending in [InstantDelegate.Ending.atOnce, .afterAnimation] {
      let fixture = NavigationFixture("A", "B")
      let delegate = InstantDelegate(ending, log: fixture.log)
      fixture.navigation.delegate = delegate
      fixture.navigation.popViewController(animated: true)
      fixture.stage.settle()
      #expect(fixture.stage.now == 0)
      let calls = fixture.log.take()
      #expect(calls.filter { $0.contains("Show(") } == ["willShow(A)", "didShow(A)"], "\(ending)")
      #expect(
        calls.filter { $0.contains(".did") } == [
          "B.didDisappear", "A.didAppear", "B.didMove(nil)",
        ])
      #expect(fixture.labels(.title) == ["A"])
    }
  }

  @Test func `an unanimated pop is told once, with the page it reveals`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.popViewController(animated: false)
    let calls = fixture.log.take()
    #expect(calls.filter { $0.contains("Show(") } == ["willShow(A)", "didShow(A)"])
  }

  @Test func `a delegate that implements nothing will do`() {
    let fixture = NavigationFixture("A")
    let silent = SilentDelegate()
    fixture.navigation.delegate = silent
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.settle()
    fixture.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["A"])
    #expect(fixture.navigation.supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test func `a pop over three levels is one transition, told once before and once after`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    fixture.navigation.popToViewController(fixture.pages[0], animated: true)
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.5)
    #expect(
      fixture.log.take().filter { $0.contains("Show(") } == ["willShow(A)", "didShow(A)"])
  }

  @Test(arguments: [true, false])
  func `didShow comes once, after the page has appeared`(animated: Bool) {
    let fixture = NavigationFixture("A")
    let changes: [(shown: String, make: (UINavigationController) -> Void)] = [
      ("B", { $0.pushViewController(fixture.page("B"), animated: animated) }),
      ("A", { $0.popViewController(animated: animated) }),
      ("C", { $0.setViewControllers([fixture.page("C")], animated: animated) }),
    ]
    for (shown, change) in changes {
      change(fixture.navigation)
      fixture.stage.settle()
      let calls = fixture.log.take()
      #expect(calls.count { $0.hasPrefix("didShow") } == 1)
      #expect(calls.last == "didShow(\(shown))")
      #expect(calls.contains("\(shown).didAppear"))
    }
  }

  @Test func `a bar hidden in willShow slides away with the pages, and a cancel brings it back`() {
    let fixture = NavigationFixture("A", "B")
    let hider = BarHider()
    hider.hidden = ["A"]
    fixture.navigation.delegate = hider
    let stage = fixture.stage
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: 80, y: 400), over: 0.2)
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(fixture.navigation.navigationBar.presentedFrame(at: stage.now).minX == 78)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(!fixture.navigation.isNavigationBarHidden)
    #expect(fixture.labels(.title) == ["B"])
    #expect(fixture.navigation.navigationBar.presentedFrame(at: stage.now).origin == .zero)
    stage.tap("A")
    stage.advance(by: 0.1)
    #expect(fixture.navigation.navigationBar.presentedFrame(at: stage.now).minX > 0)
    stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden && fixture.labels(.title).isEmpty)
  }
}

private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

/// Hides the bar for some pages.
private final class BarHider: NSObject, UINavigationControllerDelegate {
  var hidden: Set<String> = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let hides = hidden.contains(viewController.title ?? "")
    navigationController.setNavigationBarHidden(hides, animated: animated)
  }
}

/// An animator without duration.
private final class InstantDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  enum Ending { case atOnce, afterAnimation }
  private let ending: Ending
  private let log: CallLog

  init(_ ending: Ending, log: CallLog) {
    self.ending = ending
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.view(forKey: .to).map { context.containerView.insertSubview($0, at: 0) }
    switch ending {
    case .atOnce: context.completeTransition(true)
    case .afterAnimation:
      UIView.animate(
        withDuration: 0, animations: { context.view(forKey: .from)?.alpha = 0 },
        completion: { _ in context.completeTransition(true) })
    }
  }
}
