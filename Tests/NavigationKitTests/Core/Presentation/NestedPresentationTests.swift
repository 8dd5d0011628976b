import Foundation
import Input
import NavigationKit
import Testing

/// Nested presentations, and calls at the wrong moment.
struct NestedPresentationTests {
  private let fixture = ModalFixture()
  private let second: PageController
  private var stage: Stage { fixture.stage }
  private var modal: PageController { fixture.modal }
  private var page: PageController { fixture.page }

  init() {
    second = fixture.base.page("Q")
    second.modalPresentationStyle = .fullScreen
  }

  private func presentBoth() {
    fixture.present()
    modal.present(second, animated: true)
    stage.settle()
    _ = fixture.log.take()
  }

  @Test func `dismissing the lower one takes both, with only the topmost seen and heard`() {
    presentBoth()
    #expect(fixture.navigation.visibleViewController === second)
    page.dismiss(animated: true) { fixture.log.record("completion") }
    stage.advance(by: 0.1)
    #expect((fixture.top(of: second) ?? 0) > 0)
    #expect(fixture.navigation.view.window != nil)
    stage.settle()
    #expect(
      fixture.log.take() == [
        "Q.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing", "B.didAppear",
        "didShow(B)", "Q.didDisappear", "completion",
      ])
    #expect(stage.window.subviews.count == 1)
    #expect(modal.presentedViewController == nil && second.presentingViewController == nil)
  }

  @Test func `sheets below the topmost go with it`() {
    modal.modalPresentationStyle = .pageSheet
    second.modalPresentationStyle = .pageSheet
    presentBoth()
    page.dismiss(animated: true)
    stage.settle()
    #expect(
      fixture.log.take() == [
        "Q.willDisappear", "M.willDisappear", "Q.didDisappear", "M.didDisappear",
      ])
  }

  @Test func `dismissing the topmost keeps the one below`() {
    presentBoth()
    second.dismiss(animated: true)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(
      fixture.log.take() == [
        "Q.willDisappear", "M.willAppear", "M.isAppearing", "M.didAppear", "Q.didDisappear",
      ])
    #expect(fixture.navigation.view.window == nil)
  }

  @Test func `dismissing while it comes lets it come first`() {
    page.present(modal, animated: true) { fixture.log.record("there") }
    stage.advance(by: 0.1)
    modal.dismiss(animated: true) { fixture.log.record("gone") }
    stage.settle()
    let calls = fixture.log.take()
    #expect(calls.firstIndex(of: "there") ?? 99 < calls.firstIndex(of: "M.willDisappear") ?? 0)
    #expect(calls.last == "gone")
    #expect(fixture.base.labels(.title) == ["B"])
  }

  @Test func `dismissing before it came leaves no trace`() {
    page.present(modal, animated: true)
    page.dismiss(animated: true) { fixture.log.record("gone") }
    stage.settle()
    #expect(fixture.log.take() == ["gone"])
    #expect(fixture.navigation.presentedViewController == nil)
  }

  @Test func `presenting while another goes waits until it is gone`() {
    fixture.present()
    page.dismiss(animated: true)
    stage.advance(by: 0.1)
    page.present(second, animated: true) { fixture.log.record("there") }
    stage.settle()
    #expect(fixture.navigation.presentedViewController === second)
    #expect(fixture.log.take().suffix(3) == ["Q.didAppear", "B.didDisappear", "there"])
    #expect(stage.warnings.isEmpty)
  }

  @Test func `presenting the same page while it goes brings it back`() {
    fixture.present()
    page.dismiss(animated: true)
    stage.advance(by: 0.1)
    page.present(modal, animated: true)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === fixture.navigation)
  }

  @Test func `an unanimated call ends what runs`() {
    page.present(modal, animated: true)
    stage.advance(by: 0.1)
    page.dismiss(animated: false)
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(fixture.base.labels(.title) == ["B"])
    #expect(stage.isSettled)
  }

  @Test func `presenting what presents already is ignored and noted`() {
    fixture.present()
    page.present(second, animated: true)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === modal)
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.description.contains("which is already presenting") == true)
  }

  @Test func `dismissing nothing is noted, and the completion runs`() {
    var isDone = false
    page.dismiss(animated: true) { isDone = true }
    #expect(isDone)
    #expect(stage.warnings.count == 1)
  }

  @Test func `presenting from a page that is about to come waits for nobody`() {
    let next = fixture.base.page("C")
    next.whenAppearing = { [modal] in
      next.whenAppearing = {}
      next.present(modal, animated: true)
    }
    fixture.navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(fixture.navigation.visibleViewController === modal)
    #expect(fixture.navigation.topViewController === next)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(fixture.base.labels(.title) == ["C"])
  }

  @Test func `a style that covers a context stays inside it`() {
    let outer = UIViewController()
    let inner = UINavigationController(rootViewController: fixture.base.page("I"))
    outer.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
    outer.view.addSubview(inner.view)
    stage.window.rootViewController = outer
    modal.modalPresentationStyle = .currentContext
    inner.topViewController?.present(modal, animated: true)
    stage.settle()
    #expect(modal.presentingViewController === inner)
    #expect(modal.view.superview?.frame == CGRect(x: 0, y: 100, width: 390, height: 500))
    #expect(inner.view.window == nil)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(inner.view.superview === outer.view)
    #expect(inner.view.frame == CGRect(x: 0, y: 100, width: 390, height: 500))
  }

  @Test func `a window that gets another root drops what was presented`() {
    presentBoth()
    stage.window.rootViewController = UIViewController()
    #expect(stage.window.subviews.count == 1)
    #expect(modal.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func `show presents where nobody pushes, in a stack it pushes`() {
    fixture.present()
    modal.show(second, sender: nil)
    stage.settle()
    #expect(modal.presentedViewController === second)
    let detail = fixture.base.page("D")
    page.dismiss(animated: false)
    page.showDetailViewController(detail, sender: nil)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === detail)
    detail.dismiss(animated: false)
    page.show(fixture.base.page("E"), sender: nil)
    stage.settle()
    #expect(fixture.base.titles == ["A", "B", "E"])
  }

  @Test func `back keys lead back in the stack on top`() {
    let stack = UINavigationController(rootViewController: fixture.base.page("X"))
    stack.modalPresentationStyle = .pageSheet
    stack.pushViewController(fixture.base.page("Y"), animated: false)
    page.present(stack, animated: false)
    fixture.key(.back)
    stage.settle()
    #expect(stack.viewControllers.count == 1)
    #expect(fixture.base.titles == ["A", "B"])
    fixture.key(.back)
    stage.settle()
    #expect(fixture.navigation.presentedViewController === stack)
  }
}
