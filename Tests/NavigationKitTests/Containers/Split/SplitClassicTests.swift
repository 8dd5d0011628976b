import Foundation
import NavigationKit
import Testing

/// Two controllers in one array.
struct SplitClassicTests {
  private let fixture = ColumnsFixture(.unspecified)
  private var split: UISplitViewController { fixture.split }

  @Test func `both are shown as they were given`() {
    #expect(fixture.titles == ["P", "D"] && split.style == .unspecified)
    #expect(split.viewControllers.map(\.children) == fixture.pages.map { [$0] })
    split.viewControllers = [split.viewControllers[0], fixture.page("plain")]
    #expect(fixture.titles == ["P"] && fixture.log.take().contains("plain.didAppear"))
  }

  @Test func `the button is the app's to put in a bar`() {
    #expect(!fixture.stage.elements().contains { $0.label == "Sidebar" })
    fixture.pages[1].navigationItem.leftBarButtonItem = split.displayModeButtonItem
    fixture.stage.tap("Sidebar")
    fixture.stage.settle()
    #expect(split.displayMode == .secondaryOnly && fixture.titles == ["D"])
    fixture.stage.tap("Sidebar")
    fixture.stage.settle()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func `in one column the button is gone, also where the app put it`() {
    let item = fixture.pages[1].navigationItem
    item.leftBarButtonItem = split.displayModeButtonItem
    item.leftItemsSupplementBackButton = true
    fixture.resize(ColumnsFixture.phone)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "D"])
    #expect(!fixture.stage.elements().contains { $0.label == "Sidebar" })
    #expect(!split.displayModeButtonItem.isHidden, "that is for the app to say")
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.stage.elements().contains { $0.label == "Sidebar" })
  }

  @Test func `the delegate may keep the secondary one off the stack`() {
    fixture.listener.handlesCollapse = true
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `a detail that was kept off the stack is pushed when it is shown`() {
    fixture.listener.handlesCollapse = true
    fixture.resize(ColumnsFixture.phone)
    fixture.pages[0].showDetailViewController(split.viewController(for: .secondary)!, sender: nil)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "D"] && fixture.titles == ["D"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `the delegate says what the secondary one is as they part`() {
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P", "D"])
    fixture.listener.separated = fixture.pages[1]
    fixture.resize(ColumnsFixture.landscape)
    #expect(split.viewControllers[1] === fixture.pages[1])
    #expect(fixture.pages[1].parent === split && fixture.titles == ["P"])
  }

  @Test func `the delegate names the controllers to stack in and to part with`() {
    let (narrow, wide) = (fixture.page("N"), fixture.page("W"))
    fixture.listener.collapsing = UINavigationController(rootViewController: narrow)
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["N", "D"])
    fixture.listener.expanding = UINavigationController(rootViewController: wide)
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["W", "D"])
  }

  @Test func `on a plain primary one the secondary one is hidden`() {
    let primary = fixture.page("plain")
    split.viewControllers = [primary, split.viewControllers[1]]
    fixture.resize(ColumnsFixture.phone)
    #expect(split.viewControllers == [primary] && primary.view.window != nil)
    #expect(fixture.pages[1].view.window == nil)
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["D"] && primary.view.window != nil)
  }

  @Test func `a plain secondary one is pushed, and is a column again`() {
    let detail = fixture.page("plain")
    split.viewControllers = [split.viewControllers[0], detail]
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P", "plain"] && detail.navigationController != nil)
    fixture.resize(ColumnsFixture.landscape)
    #expect(detail.parent === split && detail.view.window != nil)
  }

  @Test func `a detail is shown in the secondary column, or on the stack`() {
    let page = fixture.pages[0]
    page.showDetailViewController(
      UINavigationController(rootViewController: fixture.page("E")), sender: nil)
    #expect(fixture.titles == ["P", "E"])
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P", "E"])
    page.showDetailViewController(fixture.page("F"), sender: nil)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "F"] && fixture.titles == ["F"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(split.viewControllers[1] === split.viewController(for: .secondary))
    #expect(split.viewControllers[1].title == "F")
  }

  @Test func `the delegate may show things itself`() {
    fixture.listener.handlesDetail = true
    fixture.listener.handlesShow = true
    fixture.pages[0].showDetailViewController(fixture.page("E"), sender: nil)
    split.show(fixture.page("E"), sender: nil)
    #expect(fixture.titles == ["P", "D"])
    fixture.listener.handlesShow = false
    split.show(
      UINavigationController(rootViewController: fixture.page("Q")), sender: fixture.pages[0])
    #expect(fixture.titles == ["Q", "D"])
  }

  @Test func `who answers show and showDetail is found`() {
    let page = fixture.pages[0]
    #expect(
      page.targetViewController(forAction: "showViewController:sender:", sender: nil)
        === page.navigationController)
    #expect(
      page.targetViewController(forAction: "showDetailViewController:sender:", sender: nil)
        === split)
    #expect(page.targetViewController(forAction: "other:", sender: nil) == nil)
  }

  @Test func `the preferred mode is seen at once, or moving inside an animation`() {
    split.preferredDisplayMode = .secondaryOnly
    #expect(fixture.titles == ["D"])
    UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .oneBesideSecondary }
    fixture.stage.advance(by: 0.05)
    #expect(fixture.extent(of: fixture.pages[0]).map { $0.lowerBound < 0 } == true)
    fixture.stage.settle()
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `the delegate says which ways up there are`() {
    fixture.listener.orientations = .portrait
    #expect(split.supportedInterfaceOrientations == .portrait)
    split.delegate = nil
    #expect(split.supportedInterfaceOrientations == .all)
  }

  @Test func `presented, it comes the way up that its delegate prefers`() {
    let (stage, root) = (Stage(size: ColumnsFixture.phone), UIViewController())
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    let (split, sideways) = (UISplitViewController(style: .doubleColumn), Sideways())
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.modalPresentationStyle = .fullScreen
    root.present(split, animated: false)
    #expect(stage.wantedOrientation == nil)
    root.dismiss(animated: false)
    split.delegate = sideways
    root.present(split, animated: false)
    #expect(stage.wantedOrientation == .landscapeLeft)
  }
}

/// A delegate that prefers one way up.
private final class Sideways: NSObject, UISplitViewControllerDelegate {
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .landscapeLeft }
}
