import Foundation
import Goldens
import NavigationKit
import Testing

/// Hiding and showing bars, and the insets they cause.
struct BarVisibilityTests {
  private func fixture() -> NavigationFixture {
    let fixture = NavigationFixture("A", "B")
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Share")]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.navigation.hidesBarsOnTap = true
    return fixture
  }

  private let middle = CGPoint(x: 195, y: 400)

  @Test func `a tap on the page hides both bars and another brings them back`() {
    let fixture = fixture()
    fixture.stage.tap(at: middle)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.labels(.title) == ["B"], "half way out, the bar is still to be seen")
    fixture.stage.settle()
    #expect(fixture.stage.now == 0.2)
    #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
    #expect(fixture.stage.elements().isEmpty)
    fixture.stage.tap(at: middle)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == ["B"])
    #expect(fixture.labels(.toolbarButton) == ["Share"])
  }

  @Test func `a tap does nothing unless asked for, nor on a control or a bar`() {
    let fixture = fixture()
    fixture.navigation.hidesBarsOnTap = false
    fixture.stage.tap(at: middle)
    #expect(!fixture.navigation.isNavigationBarHidden)

    fixture.navigation.hidesBarsOnTap = true
    var presses = 0
    let button = UIButton(primaryAction: UIAction(title: "Press") { _ in presses += 1 })
    button.frame = CGRect(x: 150, y: 380, width: 90, height: 44)
    fixture.pages[1].view.addSubview(button)
    fixture.stage.tap("Press")
    fixture.stage.tap(at: CGPoint(x: 195, y: 22))
    #expect(presses == 1)
    #expect(!fixture.navigation.isNavigationBarHidden)
  }

  @Test func `a toolbar without items stays`() {
    let fixture = fixture()
    fixture.pages[1].toolbarItems = nil
    fixture.stage.tap(at: middle)
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(!fixture.navigation.isToolbarHidden)
  }

  @Test func `bars that a tap hid come back with the next page`() {
    let fixture = fixture()
    fixture.letsSwipesBeginWithoutBar()
    fixture.stage.tap(at: middle)
    fixture.stage.settle()
    fixture.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 380, y: 300), over: 0.2)
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"])
    #expect(!fixture.navigation.isToolbarHidden)
  }

  @Test func `bars that code hid stay hidden`() {
    let fixture = fixture()
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.navigation.popViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(fixture.labels(.title).isEmpty)
  }

  @Test func `the page's safe area follows the bars`() {
    let fixture = fixture()
    let view = fixture.pages[1].view
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 44, bottom: 44))
    fixture.navigation.setToolbarHidden(true, animated: true)
    #expect(view?.safeAreaInsets == UIEdgeInsets(top: 44))
    fixture.navigation.isNavigationBarHidden = true
    #expect(view?.safeAreaInsets == .zero)
  }

  @Test func `on a screen with covered edges bars keep clear of them`() {
    let stage = Stage(
      size: .phone, scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, bottom: 34))
    let page = PageController("A")
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 91, bottom: 34))
    #expect(stage.element(.title)?.frame.midY == 69)
  }

  @Test func `after a cancelled swipe the bar is hidden or shown as the top page has it`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    let below = BarChangingController()
    fixture.navigation.setViewControllers([below, fixture.pages[1]], animated: false)
    fixture.letsSwipesBeginWithoutBar()
    fixture.stage.press(at: CGPoint(x: 5, y: 400))
    fixture.stage.move(to: CGPoint(x: 100, y: 400), over: 0.1)
    #expect(!fixture.navigation.isNavigationBarHidden)
    fixture.stage.advance(by: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(fixture.labels(.title).isEmpty)
  }

  @Test func `bars that a page hides as it has appeared go at once`() {
    let fixture = fixture()
    fixture.navigation.pushViewController(BarHidingPage(), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.title).isEmpty)
    #expect(fixture.navigation.topViewController?.view.safeAreaInsets.top == 0)
  }

  @Test func `hiding the bottom bar when pushed lasts for all pages above`() {
    let fixture = fixture()
    let page = fixture.page("C")
    page.hidesBottomBarWhenPushed = true
    fixture.navigation.pushViewController(page, animated: true)
    fixture.navigation.pushViewController(fixture.page("D"), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton).isEmpty)
    fixture.navigation.popToViewController(fixture.pages[1], animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Share"])
  }
}

/// Shows the navigation bar when it will appear.
private final class BarChangingController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// Hides the navigation bar when it has appeared.
private final class BarHidingPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    navigationController?.setNavigationBarHidden(true, animated: true)
  }
}
