import Foundation
import NavigationKit
import Testing

/// Stacks and presentations over them.
struct PresentedStackTests {
  private let fixture = ModalFixture()
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }

  private func modal(_ name: String) -> PageController {
    let page = fixture.base.page(name)
    page.modalPresentationStyle = .fullScreen
    return page
  }

  @Test func `what a pushed page presents is presented by its navigation controller`() {
    fixture.page.present(fixture.modal, animated: true)
    #expect(fixture.page.presentedViewController === navigation.presentedViewController)
    #expect(navigation.presentedViewController === fixture.modal)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(
      navigation.presentedViewController === fixture.modal, "the stack below is another thing")
    fixture.modal.dismiss(animated: true)
    stage.settle()
    #expect(fixture.base.labels(.title) == ["A"])
  }

  @Test func `dismissing a page in the middle takes those above and keeps those below`() {
    let pages = ["M", "N", "O"].map { modal($0) }
    var presenter: UIViewController = fixture.page
    for page in pages {
      presenter.present(page, animated: false)
      presenter = page
    }
    pages[1].dismiss(animated: true)
    stage.settle()
    #expect(navigation.visibleViewController === pages[1])
    #expect(pages[2].presentingViewController == nil)
    pages[1].dismiss(animated: true)
    stage.settle()
    #expect(navigation.visibleViewController === pages[0])
    #expect(pages[0].presentingViewController === navigation)
  }

  @Test func `popping inside a presented stack keeps it presented`() {
    let stack = UINavigationController(rootViewController: fixture.base.page("X"))
    stack.pushViewController(fixture.base.page("Y"), animated: false)
    fixture.page.present(stack, animated: true)
    stage.settle()
    stage.tap("X")
    stage.settle()
    stack.popToRootViewController(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController === stack)
    #expect(navigation.visibleViewController === stack)
    #expect(stack.visibleViewController?.title == "X")
  }

  @Test func `presenting again while it goes ends with it presented, and it went twice in all`() {
    fixture.present()
    var dismissals = 0
    navigation.dismiss(animated: true) { dismissals += 1 }
    stage.advance(by: 0.1)
    fixture.page.present(fixture.modal, animated: true)
    stage.settle()
    #expect(navigation.presentedViewController === fixture.modal)
    #expect(fixture.modal.view.window != nil)
    navigation.dismiss(animated: true) { dismissals += 1 }
    stage.settle()
    #expect(dismissals == 2)
    #expect(fixture.log.take().count { $0 == "M.didDisappear" } == 2)
    #expect(fixture.base.labels(.title) == ["B"])
  }

  @Test func `dismissing where nothing is presented is noted, pushing without a stack is nothing`()
  {
    let page = UIViewController()
    page.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(page.navigationController == nil)
    fixture.page.dismiss(animated: true)
    #expect(stage.warnings.count == 1)
    #expect(fixture.base.titles == ["A", "B"])
  }
}
