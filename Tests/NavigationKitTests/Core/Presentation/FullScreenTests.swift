import Foundation
import Testing

@testable import NavigationKit

/// Full-screen presentations: callbacks and frames.
struct FullScreenTests {
  private let fixture = ModalFixture()
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: PageController { fixture.page }

  @Test func `a full-screen page is heard in UIKit's order`() {
    page.present(modal, animated: true) { fixture.log.record("completion") }
    stage.settle()
    #expect(
      fixture.log.take() == [
        "M.loadView", "B.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear",
        "B.didDisappear", "completion",
      ])
    modal.dismiss(animated: true) { fixture.log.record("completion") }
    stage.settle()
    #expect(
      fixture.log.take() == [
        "M.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing", "B.didAppear",
        "didShow(B)", "M.didDisappear", "completion",
      ])
  }

  @Test func `an unanimated one is heard inside the call`() {
    page.present(modal, animated: false) { fixture.log.record("completion") }
    #expect(fixture.log.take().last == "completion")
    #expect(stage.now == 0)
    #expect(fixture.base.labels(.title).isEmpty)
    page.dismiss(animated: false)
    #expect(fixture.log.take().last == "M.didDisappear")
    #expect(fixture.base.labels(.title) == ["B"])
  }

  @Test func `it slides up over a page that stays where it is`() {
    page.present(modal, animated: true)
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(fixture.top(of: modal) == nil)
    stage.advance(by: 0)
    #expect(fixture.top(of: modal) == 844)
    stage.advance(by: 0.1)
    let covered = Spring().value(at: 0.1)
    #expect(abs((fixture.top(of: modal) ?? 0) - 844 * (1 - covered)) < 0.001)
    #expect(fixture.base.x(of: page) == 0)
    #expect(fixture.navigation.view.window != nil)
    stage.settle()
    #expect(stage.now <= 0.5)
    #expect(fixture.top(of: modal) == 0)
    #expect(fixture.navigation.view.window == nil)
  }

  @Test func `a clock that jumps over the end ends it the same way`() {
    page.present(modal, animated: true)
    stage.advance(by: 100)
    #expect(stage.isSettled)
    #expect(fixture.log.take().suffix(2) == ["M.didAppear", "B.didDisappear"])
  }

  @Test func `a cross dissolve fades in place`() {
    modal.modalTransitionStyle = .crossDissolve
    page.present(modal, animated: true)
    stage.advance(by: 0.1)
    #expect(fixture.top(of: modal) == 0)
    #expect(abs(modal.view.presentedAlpha(at: stage.now) - Spring().value(at: 0.1)) < 0.001)
    stage.settle()
    #expect(modal.view.presentedAlpha(at: stage.now) == 1)
  }

  @Test func `presenter and presented know each other until the end of the dismissal`() {
    let child = UIViewController()
    modal.addChild(child)
    page.present(modal, animated: true)
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(page.presentedViewController === modal)
    #expect(modal.presentingViewController === fixture.navigation)
    #expect(child.presentingViewController === fixture.navigation)
    #expect(fixture.navigation.visibleViewController === modal)
    #expect(fixture.navigation.topViewController === page)
    stage.settle()
    page.dismiss(animated: true)
    #expect(fixture.navigation.presentedViewController === modal)
    stage.settle()
    #expect(page.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(fixture.navigation.visibleViewController === page)
  }

  @Test func `flags are true while it comes or goes because of that, and false after`() {
    let flags = FlagController()
    page.present(flags, animated: true)
    stage.settle()
    #expect(flags.heard == ["willAppear presented", "didAppear presented"])
    #expect(!flags.isBeingPresented)
    flags.heard = []
    flags.present(modal, animated: false)
    flags.dismiss(animated: false)
    #expect(flags.heard == ["willDisappear", "didDisappear", "willAppear", "didAppear"])
    flags.heard = []
    flags.dismiss(animated: true) { #expect(!flags.isBeingDismissed) }
    stage.settle()
    #expect(flags.heard == ["willDisappear dismissed", "didDisappear dismissed orphan"])
  }

  @Test func `a stack changed under it shows its new top when it is revealed`() {
    fixture.present()
    fixture.navigation.popViewController(animated: true)
    stage.settle()
    #expect(fixture.log.take() == ["B.willMove(nil)", "B.didMove(nil)"])
    modal.dismiss(animated: true)
    stage.settle()
    #expect(fixture.base.labels(.title) == ["A"])
    #expect(
      fixture.log.take() == [
        "M.willDisappear", "A.loadView", "A.willAppear", "willShow(A)", "A.isAppearing",
        "A.didAppear", "didShow(A)", "M.didDisappear",
      ])
  }

  @Test func `a push that runs meanwhile is over when its stack is covered`() {
    let next = fixture.base.page("C")
    fixture.navigation.pushViewController(next, animated: true)
    next.present(modal, animated: true)
    stage.settle()
    #expect(fixture.navigation.view.window == nil)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(fixture.base.labels(.title) == ["C"])
    #expect(fixture.navigation.runner.state == .idle)
  }

  @Test func `nothing behind it can be pressed while it comes`() {
    page.present(modal, animated: true)
    stage.advance(by: 0.05)
    stage.tap(at: CGPoint(x: 20, y: 72))
    stage.settle()
    #expect(fixture.base.titles == ["A", "B"])
    #expect(fixture.base.labels(.title).isEmpty)
  }

  @Test func `a finger that is down as it comes presses nothing when it is lifted`() {
    var presses = 0
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    stage.tap(at: CGPoint(x: 150, y: 325))
    #expect(presses == 1)
    stage.press(at: CGPoint(x: 150, y: 325))
    page.present(modal, animated: true)
    stage.settle()
    stage.release()
    #expect(presses == 1)
  }

  @Test func `it is released once it is gone`() {
    weak var gone: UIViewController?
    weak var container: UIView?
    do {
      let short = UIViewController()
      short.modalPresentationStyle = .fullScreen
      page.present(short, animated: true)
      stage.settle()
      container = short.view.superview
      gone = short
    }
    #expect(gone != nil && container != nil)
    page.dismiss(animated: true)
    stage.settle()
    #expect(gone == nil)
    #expect(container == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `it follows the screen's size, in flight too`() {
    page.present(modal, animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    let left = 1 - Spring().value(at: 0.1)
    #expect(abs((fixture.top(of: modal) ?? 0) - 390 * left) < 0.001)
    stage.settle()
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    modal.dismiss(animated: false)
    #expect(fixture.navigation.view.frame.size == CGSize(width: 844, height: 390))
  }
}

/// Records its flags in appearance callbacks.
private final class FlagController: UIViewController {
  var heard: [String] = []

  private func record(_ call: String) {
    let flags =
      (isBeingPresented ? " presented" : "") + (isBeingDismissed ? " dismissed" : "")
      + (isBeingDismissed && presentingViewController == nil ? " orphan" : "")
    heard.append(call + flags)
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
}
