import Foundation
import NavigationKit
import Testing

/// The rules for the contents of a navigation controller's bar.
struct BarRuleTests {
  @Test func `left: an item of the page's own comes first`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.pages[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "All")
    fixture.pages[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    #expect(fixture.labels(.barButton) == ["Close"])
    #expect(fixture.labels(.backButton).isEmpty)
  }

  @Test func `left: then the back item of the page below`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.pages[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "All")
    fixture.pages[1].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Mine")
    #expect(fixture.labels(.backButton) == ["All"])
  }

  @Test func `left: else a back button with the title of the page below`() {
    let fixture = NavigationFixture("Albums", "Family")
    #expect(fixture.labels(.backButton) == ["Albums"])
  }

  @Test func `middle: a view of the page's own comes first`() {
    let fixture = NavigationFixture("Albums")
    fixture.pages[0].navigationItem.titleView = UISwitch()
    #expect(fixture.labels(.title).isEmpty)
    #expect(fixture.labels(.toggle).count == 1)
  }

  @Test func `middle: else the navigation item's title, else the page's`() {
    let fixture = NavigationFixture("Albums")
    fixture.pages[0].navigationItem.title = "All Albums"
    #expect(fixture.labels(.title) == ["All Albums"])
    fixture.pages[0].title = "Albums again"
    #expect(fixture.labels(.title) == ["Albums again"])
  }

  @Test func `right: an item of the page's own, else nothing`() {
    let fixture = NavigationFixture("Albums")
    #expect(fixture.labels(.barButton).isEmpty)
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    #expect(fixture.labels(.barButton) == ["Add"])
  }

  @Test func `a prompt adds a line of text above the title`() throws {
    let fixture = NavigationFixture("Albums")
    let low = fixture.navigation.navigationBar.frame.height
    fixture.pages[0].navigationItem.prompt = "Choose one"
    fixture.stage.settle()
    let elements = fixture.stage.elements()
    let prompt = try #require(elements.first { $0.role == .prompt })
    let title = try #require(elements.first { $0.role == .title })
    #expect(prompt.frame.maxY <= title.frame.minY)
    #expect(fixture.navigation.navigationBar.frame.height > low)
  }

  @Test func `the bar's items are the pages' items, in the same order, whatever happens`() {
    let fixture = NavigationFixture("A", "B")
    let navigation = fixture.navigation
    let pages = [fixture.pages[0], fixture.page("C"), fixture.page("D")]
    let areParallel = {
      navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem)
    }
    #expect(areParallel())
    navigation.setViewControllers(pages, animated: true)
    #expect(areParallel())
    fixture.stage.settle()
    fixture.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), over: 0.5)
    #expect(areParallel())
    fixture.stage.settle()
    #expect(areParallel() && navigation.viewControllers.count == 3)
  }

  @Test func `a managed bar's delegate is its controller's, for good`() async {
    final class Other: NSObject, UINavigationBarDelegate {}
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = Other()
        withExtendedLifetime((navigation, other)) { navigation.navigationBar.delegate = other }
      }
    }
  }

  @Test func `a managed bar may be coloured and made opaque`() {
    let fixture = NavigationFixture("Albums", "Family")
    let bar = fixture.navigation.navigationBar
    let changes: [(UINavigationBar) -> Void] = [
      { $0.tintColor = .systemRed }, { $0.barTintColor = .systemYellow }, { $0.barStyle = .black },
      { $0.isTranslucent = false },
    ]
    for change in changes {
      let before = fixture.stage.displayList()
      change(bar)
      #expect(fixture.stage.displayList() != before)
      #expect(fixture.labels(.title) == ["Family"])
    }
  }

  @Test func `a bar hidden as a page is about to come leaves in the same motion`() {
    let fixture = NavigationFixture("Albums")
    let page = fixture.page("Photo")
    page.whenAppearing = { [weak page] in
      page?.navigationController?.setNavigationBarHidden(true, animated: true)
    }
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.x(of: page).map { $0 > 0 && $0 < 390 } == true)
    #expect(!fixture.labels(.title).isEmpty)
    fixture.stage.settle()
    #expect(fixture.labels(.title).isEmpty)
    #expect(fixture.navigation.isNavigationBarHidden)
  }

  @Test func `where taps hide the bars, a tap brings the way back again`() {
    let fixture = NavigationFixture("Albums", "Photo")
    fixture.navigation.hidesBarsOnTap = true
    fixture.stage.tap(at: CGPoint(x: 200, y: 400))
    fixture.stage.settle()
    #expect(fixture.labels(.backButton).isEmpty)
    fixture.stage.tap(at: CGPoint(x: 200, y: 400))
    fixture.stage.settle()
    #expect(fixture.labels(.backButton) == ["Albums"])
  }

  @Test func `bars can be of classes of one's own`() {
    let navigation = UINavigationController(
      navigationBarClass: TallBar.self, toolbarClass: PlainToolbar.self)
    navigation.viewControllers = [PageController("Albums")]
    #expect(navigation.navigationBar is TallBar)
    #expect(navigation.toolbar is PlainToolbar)
  }
}

private final class TallBar: UINavigationBar {}
private final class PlainToolbar: UIToolbar {}
