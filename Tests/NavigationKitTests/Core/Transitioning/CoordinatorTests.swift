import Foundation
import Testing

@testable import NavigationKit

/// UIKit's contracts of transition coordinators.
struct CoordinatorTests {
  private let fixture = NavigationFixture("A", "B")
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }

  /// The facts that an appearing page can know of the transition.
  private struct Context: Equatable {
    var from, to: String?
    var isAnimated, isInteractive, initiallyInteractive: Bool
  }

  private func context(for controller: UIViewController) -> Context? {
    controller.transitionCoordinator.map {
      Context(
        from: $0.viewController(forKey: .from)?.title, to: $0.viewController(forKey: .to)?.title,
        isAnimated: $0.isAnimated, isInteractive: $0.isInteractive,
        initiallyInteractive: $0.initiallyInteractive)
    }
  }

  @Test func `viewWillAppear of a push knows from and to`() {
    let page = fixture.page("C")
    var seen: Context?
    page.whenAppearing = { seen = context(for: page) }
    navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(
      seen
        == Context(
          from: "B", to: "C", isAnimated: true, isInteractive: false, initiallyInteractive: false))
  }

  @Test func `viewWillAppear of a swipe knows that a finger drives it`() {
    let page = fixture.pages[0]
    var seen: Context?
    page.whenAppearing = { seen = context(for: page) }
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: 80, y: 400), over: 0.2)
    #expect(
      seen
        == Context(
          from: "B", to: "A", isAnimated: true, isInteractive: true, initiallyInteractive: true))
    stage.release()
    #expect(context(for: page)?.isInteractive == false)
    #expect(context(for: page)?.initiallyInteractive == true)
  }

  @Test func `viewWillAppear of a presented page knows from and to`() {
    let page = fixture.page("M")
    navigation.title = "N"
    var seen: Context?
    page.whenAppearing = { seen = context(for: page) }
    navigation.present(page, animated: true)
    stage.settle()
    #expect(
      seen
        == Context(
          from: "N", to: "M", isAnimated: true, isInteractive: false, initiallyInteractive: false))
  }

  @Test func `setting a stack with the same top has no coordinator`() {
    navigation.setViewControllers(
      [fixture.page("X"), fixture.pages[1]], animated: true)
    #expect(navigation.transitionCoordinator == nil)
    #expect(fixture.pages[1].transitionCoordinator == nil)
    stage.settle()
    #expect(fixture.titles == ["X", "B"])
  }

  @Test func `alongside a presentation views start from the presented view's final layout`() {
    let page = fixture.page("M")
    page.modalPresentationStyle = .fullScreen
    page.view.frame = .zero
    var size = CGSize.zero
    var heard: [String] = []
    page.whenAppearing = {
      page.transitionCoordinator?.animate(alongsideTransition: { _ in
        size = page.view.bounds.size
        heard = fixture.log.calls
      })
    }
    navigation.present(page, animated: true)
    stage.settle()
    #expect(size == CGSize(width: 390, height: 844))
    #expect(heard.last == "M.isAppearing")
  }

  @Test func `a dismissal is laid out before views move alongside it`() {
    let page = fixture.page("M")
    page.modalPresentationStyle = .fullScreen
    navigation.present(page, animated: false)
    page.dismiss(animated: true)
    _ = fixture.log.take()
    var heard: [String] = []
    page.transitionCoordinator?.animate(alongsideTransition: { _ in heard = fixture.log.calls })
    stage.settle()
    #expect(heard.last == "B.isAppearing")
  }

  @Test func `a block is queued, and its completion runs even if it is not`() {
    var ran: [String] = []
    navigation.pushViewController(fixture.page("C"), animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(
      coordinator?.animate(
        alongsideTransition: { _ in ran.append("alongside") },
        completion: { _ in ran.append("completion") }) == true)
    #expect(
      coordinator?.animate(
        alongsideTransition: nil, completion: { _ in ran.append("completion only") }) == false)
    #expect(ran.isEmpty)
    stage.settle()
    #expect(ran == ["alongside", "completion", "completion only"])
    #expect(
      coordinator?.animate(
        alongsideTransition: { _ in ran.append("too late") },
        completion: { _ in ran.append("late completion") }) == false)
    #expect(ran.last == "late completion")
    #expect(!ran.contains("too late"))
  }

  @Test func `the nominal duration is known right after the call`() {
    navigation.pushViewController(fixture.page("C"), animated: true)
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.5)
  }

  @Test func `percentComplete is the progress at the moment the interaction ended`() {
    stage.press(at: CGPoint(x: 2, y: 400))
    stage.move(to: CGPoint(x: 119, y: 400), over: 0.3)
    let coordinator = navigation.transitionCoordinator
    stage.advance(by: 0.2)
    #expect(coordinator?.percentComplete == 0)
    stage.release()
    #expect(abs((coordinator?.percentComplete ?? 0) - 117.0 / 390) < 0.0001)
    #expect(coordinator?.isCancelled == true)
  }

  @Test func `a view outside of the container moves along too`() {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(badge)
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(in: badge) { _ in badge.alpha = 0 }
    stage.advance(by: 0.1)
    #expect(badge.presentedAlpha(at: stage.now) > 0 && badge.presentedAlpha(at: stage.now) < 1)
    stage.settle()
    #expect(badge.presentedAlpha(at: stage.now) == 0)
  }
}
