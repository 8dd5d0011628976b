import Foundation
import Goldens
import NavigationKit
import Testing

/// UIKit's contracts of presentations, whoever presents.
struct PresentationTests {
  private let fixture = ModalFixture(style: .pageSheet)
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }
  private var modal: PageController { fixture.modal }

  @Test func `present in viewDidLoad of a pushed page shows both`() {
    let next = EagerController(modal)
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(navigation.topViewController === next)
    #expect(navigation.visibleViewController === modal)
    #expect(next.view.window === stage.window && modal.view.window === stage.window)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(next.hasAppeared)
    #expect(stage.elements().contains { $0.role == .backButton && $0.isEnabled })
  }

  @Test func `present in viewDidLoad of the first page is refused with a note`() {
    let other = Stage(size: .phone)
    let first = EagerController(modal)
    other.window.rootViewController = UINavigationController(rootViewController: first)
    other.window.makeKeyAndVisible()
    other.settle()
    #expect(first.presentedViewController == nil)
    #expect(other.warnings.count == 1)
    #expect(other.warnings.first?.description.contains("not in the window hierarchy") == true)
  }

  @Test(arguments: [true, false])
  func `present in viewWillAppear shows both, and everybody hears all`(animated: Bool) {
    let next = fixture.base.page("C")
    next.whenAppearing = { next.present(modal, animated: animated) }
    navigation.pushViewController(next, animated: animated)
    stage.settle()
    #expect(navigation.visibleViewController === modal)
    let calls = fixture.log.take()
    #expect(calls.filter { $0 == "C.didAppear" }.count == 1)
    #expect(calls.filter { $0 == "M.didAppear" }.count == 1)
    #expect(calls.contains("didShow(C)"))
  }

  @Test func `of two sheets the upper one alone is taken away by a finger and by a tap`() {
    let second = fixture.base.page("Q")
    presentBoth(second)
    stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 800), over: 0.3)
    stage.settle()
    #expect(navigation.visibleViewController === modal)
    #expect(fixture.top(of: modal) == 60)
    modal.present(second, animated: false)
    stage.tap(at: CGPoint(x: 195, y: 20))
    stage.settle()
    #expect(navigation.visibleViewController === modal)
    stage.tap(at: CGPoint(x: 195, y: 20))
    stage.settle()
    #expect(navigation.visibleViewController === fixture.page)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `of two sheets each hears its own coming and going only`() {
    let second = fixture.base.page("Q")
    presentBoth(second)
    #expect(
      fixture.log.take() == ["Q.loadView", "Q.willAppear", "Q.isAppearing", "Q.didAppear"])
    second.dismiss(animated: true)
    stage.settle()
    #expect(fixture.log.take() == ["Q.willDisappear", "Q.didDisappear"])
  }

  private func presentBoth(_ second: PageController) {
    fixture.present()
    modal.present(second, animated: true)
    stage.settle()
  }

  @Test func `a child of what is presented dismisses the whole`() {
    let child = fixture.base.page("X")
    let stack = UINavigationController(rootViewController: child)
    fixture.page.present(stack, animated: false)
    child.dismiss(animated: true)
    stage.settle()
    #expect(navigation.presentedViewController == nil)
    #expect(stack.viewControllers == [child])
  }

  @Test func `automatic reads back as a page sheet, and what is set as it was set`() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation)
  }

  @Test func `a presentation controller has a container only while it presents`() {
    let controller = modal.presentationController
    #expect(controller?.containerView == nil)
    fixture.present()
    #expect(controller?.containerView?.window === stage.window)
    #expect(controller?.presentedViewController === modal)
    #expect(controller?.presentingViewController === navigation)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(controller?.containerView == nil)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.pageSheet, false),
    (.formSheet, false), (.overFullScreen, false), (.overCurrentContext, false), (.custom, false),
  ])
  func `only full screen and current context remove the presenter's view`(
    style: UIModalPresentationStyle, removes: Bool
  ) {
    modal.modalPresentationStyle = style
    fixture.page.present(modal, animated: true)
    #expect(modal.presentationController?.shouldRemovePresentersView == removes)
    stage.settle()
    #expect((navigation.view.window == nil) == removes)
  }

  @Test func `the next responder of a presented controller is what presents it`() {
    modal.modalPresentationStyle = .fullScreen
    fixture.present()
    #expect(modal.view.next === modal)
    #expect(modal.next === navigation)
    #expect(navigation.next === stage.window)
    modal.dismiss(animated: false)
    #expect(modal.next == nil)
    #expect(fixture.page.view.next === fixture.page)
    #expect(fixture.page.next === fixture.page.view.superview)
  }

  @Test func `a field in what covers the screen has the keyboard while its presenter is away`() {
    modal.modalPresentationStyle = .fullScreen
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    modal.view.addSubview(field)
    fixture.present()
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    modal.dismiss(animated: true)
    stage.settle()
    #expect(!field.isFirstResponder)
  }
}

/// Presents in `viewDidLoad`.
private final class EagerController: UIViewController {
  private let other: UIViewController
  private(set) var hasAppeared = false

  init(_ other: UIViewController) {
    self.other = other
    super.init(nibName: nil, bundle: nil)
    title = "Eager"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { present(other, animated: true) }
  override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
}
