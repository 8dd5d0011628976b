import Foundation
import NavigationKit
import Testing

/// UIKit's contracts of the transition context.
struct TransitionContextTests {
  private let fixture = ModalFixture()
  private let watcher = Watcher()
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }
  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func `a push starts from where the old page is and ends with the new page there`() {
    navigation.delegate = watcher
    navigation.pushViewController(fixture.base.page("C"), animated: true)
    stage.settle()
    #expect(
      watcher.recorded?.from == Watcher.Side(name: "B", hasView: true, start: whole, end: .zero))
    #expect(
      watcher.recorded?.to == Watcher.Side(name: "C", hasView: true, start: .zero, end: whole))
    #expect(watcher.recorded?.isAnimated == true && watcher.recorded?.isInteractive == false)
  }

  @Test func `a full-screen presentation ends without the presenter`() {
    present(.fullScreen)
    #expect(
      watcher.recorded?.from == Watcher.Side(name: "N", hasView: true, start: whole, end: .zero))
    #expect(
      watcher.recorded?.to == Watcher.Side(name: "M", hasView: true, start: .zero, end: whole))
    fixture.modal.dismiss(animated: true)
    stage.settle()
    #expect(
      watcher.recorded?.from == Watcher.Side(name: "M", hasView: true, start: whole, end: .zero))
    #expect(
      watcher.recorded?.to == Watcher.Side(name: "N", hasView: true, start: .zero, end: whole))
  }

  @Test func `a presentation over the presenter leaves its view alone`() {
    present(.overFullScreen)
    #expect(
      watcher.recorded?.from == Watcher.Side(name: "N", hasView: false, start: whole, end: whole))
    #expect(
      watcher.recorded?.to == Watcher.Side(name: "M", hasView: true, start: .zero, end: whole))
  }

  private func present(_ style: UIModalPresentationStyle) {
    navigation.title = "N"
    fixture.modal.modalPresentationStyle = style
    fixture.modal.transitioningDelegate = watcher
    fixture.page.present(fixture.modal, animated: true)
    stage.settle()
  }

  @Test func `completeTransition counts once`() {
    navigation.delegate = watcher
    navigation.popViewController(animated: true)
    stage.settle()
    watcher.context?.completeTransition(false)
    stage.settle()
    #expect(fixture.base.titles == ["A"])
    #expect(watcher.ended == [true])
  }

  @Test func `an interaction controller is asked for only where there is an animator`() {
    navigation.delegate = watcher
    watcher.moves = false
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(watcher.interactionsAsked == 0)
    watcher.moves = true
    navigation.pushViewController(fixture.base.page("C"), animated: false)
    #expect(watcher.interactionsAsked == 0)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(watcher.interactionsAsked == 1)
  }
}

/// An animator that ends at once without moving anything, and records its context.
private final class Watcher: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  struct Side: Equatable {
    var name: String
    var hasView: Bool
    var start, end: CGRect
  }

  struct Recorded {
    var from, to: Side?
    var isAnimated, isInteractive: Bool
  }

  var moves = true
  private(set) var recorded: Recorded?
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ended: [Bool] = []
  private(set) var interactionsAsked = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { moves ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactionsAsked += 1
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    recorded = Recorded(
      from: side(.from, .from, of: context), to: side(.to, .to, of: context),
      isAnimated: context.isAnimated, isInteractive: context.isInteractive)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }

  private func side(
    _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey,
    of context: any UIViewControllerContextTransitioning
  ) -> Side? {
    context.viewController(forKey: key).map {
      Side(
        name: $0.title ?? "", hasView: context.view(forKey: viewKey) != nil,
        start: context.initialFrame(for: $0), end: context.finalFrame(for: $0))
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
