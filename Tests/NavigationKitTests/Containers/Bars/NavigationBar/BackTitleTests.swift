import Foundation
import Testing

@testable import NavigationKit

/// The back button's title, and whether there is a back button.
struct BackTitleTests {
  @Test func `the first page has no chevron, the next one has, a page presented anew has not`() {
    let fixture = NavigationFixture("A", "B")
    #expect(fixture.navigation.navigationBar.content?.rest?.chevron != nil)
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.navigation.navigationBar.content?.rest?.chevron == nil)
    let sheet = UINavigationController(rootViewController: PageController("Sheet"))
    fixture.navigation.present(sheet, animated: false)
    fixture.stage.advance(by: 0)
    #expect(sheet.navigationBar.content?.rest?.chevron == nil)
    #expect(fixture.labels(.title).contains("Sheet"))
  }

  @Test func `the back button follows the page below as that is exchanged`() {
    let fixture = NavigationFixture("A", "B")
    #expect(fixture.labels(.backButton) == ["A"])
    let other = fixture.page("Other")
    fixture.navigation.setViewControllers([other, fixture.pages[1]], animated: false)
    #expect(fixture.labels(.backButton) == ["Other"])
    other.title = "Renamed"
    #expect(fixture.labels(.backButton) == ["Renamed"])
  }

  @Test(
    arguments: [
      ("Own", "Home", "Albums", "Own"), (nil, "Home", "Albums", "Home"),
      (nil, nil, "Albums", "Albums"), (nil, nil, nil, "Back"),
    ] as [(String?, String?, String?, String)])
  func `backBarButtonItem comes before backButtonTitle, that before title, that before Back`(
    own: String?, backTitle: String?, title: String?, expected: String
  ) {
    let fixture = NavigationFixture("A", "B")
    let item = fixture.pages[0].navigationItem
    item.title = title
    item.backButtonTitle = backTitle
    item.backBarButtonItem = own.map { UIBarButtonItem(title: $0) }
    #expect(fixture.labels(.backButton) == [expected])
    #expect(fixture.navigation.navigationBar.content?.back?.label.isHidden == false)
  }

  @Test(
    arguments: [
      (.generic, nil, ["Back"]), (.generic, "Own", ["Own"]), (.minimal, nil, []),
    ] as [(UINavigationItem.BackButtonDisplayMode, String?, [String])])
  func `generic knows only Back and minimal no title, but a backBarButtonItem's counts`(
    mode: UINavigationItem.BackButtonDisplayMode, own: String?, expected: [String]
  ) {
    let titles = BackTitle.candidates(
      buttonTitle: own, backTitle: "Home", title: "Albums", mode: mode)
    #expect(titles == expected)
  }

  @Test(arguments: [(34, "Albums"), (35, "Back"), (36, "Back"), (37, nil)] as [(Int, String?)])
  func `a long title turns the back title into Back, a longer one leaves the chevron alone`(
    length: Int, expected: String?
  ) {
    let fixture = NavigationFixture("Albums", String(repeating: "x", count: length))
    let back = fixture.navigation.navigationBar.content?.back
    #expect((back?.label.isHidden == true ? nil : back?.label.text) == expected)
    #expect(fixture.navigation.navigationBar.content?.rest?.chevron != nil)
  }

  @Test func `a back title that was shortened grows back as the room does`() {
    let fixture = NavigationFixture("Albums", String(repeating: "x", count: 36))
    #expect(fixture.labels(.backButton) == ["Back"])
    fixture.pages[1].title = "Short"
    #expect(fixture.labels(.backButton) == ["Albums"])
    fixture.pages[1].title = String(repeating: "x", count: 36)
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(fixture.labels(.backButton) == ["Albums"])
  }

  @Test func `Back is never cut: it is there whole or not at all`() {
    for length in 20...60 {
      let fixture = NavigationFixture("Albums", String(repeating: "x", count: length))
      guard let back = fixture.navigation.navigationBar.content?.back else { continue }
      let isWhole = back.label.frame.width >= back.label.sizeThatFits(.zero).width
      #expect(isWhole || back.label.isHidden)
    }
  }

  @Test func `a backBarButtonItem's title is never replaced by Back`() {
    let fixture = NavigationFixture("A", String(repeating: "x", count: 36))
    fixture.pages[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Everything")
    let back = fixture.navigation.navigationBar.content?.back
    #expect(back?.label.isHidden == true)
    fixture.pages[1].title = "B"
    #expect(fixture.labels(.backButton) == ["Everything"])
  }

  @Test func `hidesBackButton of the top item takes the back button away`() {
    let fixture = NavigationFixture("A", "B")
    fixture.pages[0].navigationItem.hidesBackButton = true
    #expect(fixture.labels(.backButton) == ["A"])
    fixture.pages[1].navigationItem.hidesBackButton = true
    #expect(fixture.labels(.backButton).isEmpty)
    fixture.stage.tap(at: CGPoint(x: 20, y: 22))
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test func `navigationItem is made when it is asked for, once, with the page's title`() {
    let page = UIViewController(nibName: nil, bundle: nil)
    page.title = "Albums"
    let item = page.navigationItem
    #expect(item.title == "Albums" && page.navigationItem === item)
    page.title = "Family"
    #expect(item.title == "Family" && !page.isViewLoaded)
  }

  @Test func `topItem and backItem follow pushes and pops at once`() {
    let fixture = NavigationFixture("A")
    let bar = fixture.navigation.navigationBar
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    fixture.stage.settle()
    fixture.navigation.popViewController(animated: true)
    #expect(bar.topItem?.title == "A" && bar.backItem == nil)
  }

  @Test func `a page exchanged under the top in flight gives the back button its title`() {
    let fixture = NavigationFixture("A")
    let top = fixture.page("B")
    fixture.navigation.pushViewController(top, animated: true)
    fixture.stage.advance(by: 0.2)
    fixture.navigation.setViewControllers([fixture.page("X"), top], animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.backButton) == ["X"])
  }

  @Test func `the back button says the previous title on the first frame that shows it`() {
    let fixture = NavigationFixture("Albums")
    fixture.navigation.pushViewController(fixture.page("Family"), animated: true)
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.backItem?.title == "Albums")
    var seen: [String] = []
    while !fixture.stage.isSettled {
      seen += fixture.labels(.backButton)
      fixture.stage.advance(by: 1 / 60)
    }
    #expect(seen.count > 10 && Set(seen) == ["Albums"])
  }
}
