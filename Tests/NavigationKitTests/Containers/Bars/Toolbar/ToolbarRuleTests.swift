import Foundation
import Testing

@testable import NavigationKit

/// The toolbar of a navigation controller.
struct ToolbarRuleTests {
  /// Two pages with a tool each, the toolbar showing.
  private func fixture() -> NavigationFixture {
    let fixture = NavigationFixture("Mail", "Letter")
    fixture.pages[0].toolbarItems = [UIBarButtonItem(title: "Compose")]
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Reply")]
    fixture.navigation.setToolbarHidden(false, animated: false)
    return fixture
  }

  @Test func `a toolbar is hidden until it is asked for`() {
    let fixture = NavigationFixture("Mail")
    fixture.pages[0].toolbarItems = [UIBarButtonItem(title: "Compose")]
    #expect(fixture.navigation.isToolbarHidden)
    #expect(fixture.labels(.toolbarButton).isEmpty)
    fixture.navigation.setToolbarHidden(false, animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Compose"])
  }

  @Test func `a tool does its page's action`() {
    let fixture = NavigationFixture("Mail")
    var composed = 0
    fixture.pages[0].toolbarItems = [
      UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in composed += 1 })
    ]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.stage.tap("Compose")
    #expect(composed == 1)
  }

  @Test func `tools change together with the page on top`() {
    let fixture = fixture()
    #expect(fixture.labels(.toolbarButton) == ["Reply"])
    fixture.stage.tap("Mail")
    fixture.stage.advance(by: 0.1)
    #expect(Set(fixture.labels(.toolbarButton)) == ["Compose", "Reply"])
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Compose"])
  }

  @Test func `a page changes its tools at any time, as for tools within tools`() {
    let fixture = fixture()
    let page = fixture.pages[1]
    let answers = [UIBarButtonItem(title: "Reply All"), UIBarButtonItem(title: "Forward")]
    page.toolbarItems = [
      UIBarButtonItem(
        title: "Reply",
        primaryAction: UIAction { [weak page] _ in page?.setToolbarItems(answers, animated: true) })
    ]
    fixture.stage.tap("Reply")
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Reply All", "Forward"])
  }

  @Test func `a page that hides the bottom bar takes it away as it comes and brings it back`() {
    let fixture = fixture()
    let photo = fixture.page("Photo")
    photo.hidesBottomBarWhenPushed = true
    fixture.navigation.pushViewController(photo, animated: true)
    fixture.stage.settle()
    #expect(!shows(fixture.navigation.toolbar, in: fixture))
    fixture.stage.tap("Letter")
    fixture.stage.settle()
    #expect(shows(fixture.navigation.toolbar, in: fixture))
  }

  @Test func `a page that hides the bottom bar only while it is on top has it back under others`() {
    let fixture = fixture()
    fixture.navigation.pushViewController(BareOnTop(), animated: true)
    fixture.stage.settle()
    #expect(!shows(fixture.navigation.toolbar, in: fixture))
    fixture.navigation.pushViewController(fixture.page("Over it"), animated: true)
    fixture.stage.settle()
    #expect(shows(fixture.navigation.toolbar, in: fixture))
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(!shows(fixture.navigation.toolbar, in: fixture))
  }

  @Test func `a page under others that hides the bottom bar late does so from the next page on`() {
    let fixture = fixture()
    fixture.pages[0].hidesBottomBarWhenPushed = true
    fixture.navigation.pushViewController(fixture.page("Photo"), animated: true)
    fixture.stage.settle()
    #expect(!shows(fixture.navigation.toolbar, in: fixture))
    fixture.pages[0].hidesBottomBarWhenPushed = false
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(shows(fixture.navigation.toolbar, in: fixture))
  }

  @Test func `both bars hidden leave the whole screen to the page`() {
    let fixture = fixture()
    let page = fixture.pages[1]
    #expect(page.view.safeAreaInsets.top > 0 && page.view.safeAreaInsets.bottom > 0)
    fixture.navigation.setToolbarHidden(true, animated: true)
    fixture.navigation.setNavigationBarHidden(true, animated: true)
    fixture.stage.settle()
    #expect(fixture.stage.elements().isEmpty)
    #expect(page.view.safeAreaInsets == .zero)
  }

  private func shows(_ bar: UIView, in fixture: NavigationFixture) -> Bool {
    fixture.stage.window.bounds.intersects(bar.presentedFrame(at: fixture.stage.now))
  }
}

/// A page that hides the bottom bar while it is on top.
private final class BareOnTop: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { navigationController?.topViewController === self }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
}
