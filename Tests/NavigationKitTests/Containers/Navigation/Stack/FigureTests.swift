import Drawing
import Foundation
import Goldens
import NavigationKit
import Testing

/// The figures of a guide to navigation controllers, rebuilt and checked.
struct FigureTests {
  @Test func `a navigation view holds a bar at the top, content, and a toolbar at the bottom`() {
    let fixture = NavigationFixture("Albums")
    let navigation = fixture.navigation
    navigation.setToolbarHidden(false, animated: false)
    fixture.pages[0].edgesForExtendedLayout = []
    fixture.stage.settle()
    let (bar, tools) = (navigation.navigationBar, navigation.toolbar!)
    let content = fixture.pages[0].view!
    for view in [bar, content, tools] { #expect(view.isDescendant(of: navigation.view)) }
    #expect(bar.frame.minY == 0)
    #expect(content.frame.minY == bar.frame.maxY)
    #expect(tools.frame.minY == content.frame.maxY)
    #expect(tools.frame.maxY == navigation.view.bounds.maxY)
  }

  @Test func `a navigation controller makes its bars and keeps them from page to page`() {
    let fixture = NavigationFixture("Albums")
    let navigation = fixture.navigation
    let (bar, tools) = (navigation.navigationBar, navigation.toolbar)
    navigation.pushViewController(fixture.page("Family"), animated: true)
    fixture.stage.settle()
    #expect(navigation.navigationBar === bar)
    #expect(navigation.toolbar === tools)
    #expect(navigation.delegate === fixture.log)
  }

  @Test func `the first page on the stack is the root and the last one the top`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    let navigation = fixture.navigation
    #expect(navigation.viewControllers.first === fixture.pages[0])
    #expect(navigation.topViewController === fixture.pages[2])
    #expect(navigation.visibleViewController === fixture.pages[2])
    for page in fixture.pages {
      #expect(page.navigationController === navigation)
      #expect(page.parent === navigation)
    }
  }

  @Test func `each level of the data has a page that opens the next one`() {
    let stage = Stage(size: .phone)
    let levels = [["Family", "Travel"], ["Beach", "Garden"], []]
    let navigation = UINavigationController(rootViewController: LevelController(levels, "Albums"))
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    for row in ["Travel", "Beach"] {
      stage.tap(row)
      stage.settle()
    }
    #expect(navigation.viewControllers.map(\.title) == ["Albums", "Travel", "Beach"])
  }

  @Test func `a push tells the old page, the new page and the delegate, before and after`() {
    let fixture = NavigationFixture("A")
    let messages = { fixture.log.take().filter { !$0.contains("ove(") && !$0.contains("load") } }
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    fixture.stage.advance(by: 0)
    #expect(
      messages() == ["A.willDisappear", "B.willAppear", "willShow(B)", "B.isAppearing"])
    fixture.stage.settle()
    #expect(messages() == ["A.didDisappear", "B.didAppear", "didShow(B)"])
    fixture.stage.tap("A")
    #expect(
      messages() == ["B.willDisappear", "A.willAppear", "willShow(A)", "A.isAppearing"])
    fixture.stage.settle()
    #expect(messages() == ["B.didDisappear", "A.didAppear", "didShow(A)"])
  }

  @Test func `a bar knows its items, the one on top and the one below`() {
    let fixture = NavigationFixture("Albums", "Family", "Photo")
    let bar = fixture.navigation.navigationBar
    #expect(bar.items == fixture.pages.map(\.navigationItem))
    #expect(bar.topItem === fixture.pages[2].navigationItem)
    #expect(bar.backItem === fixture.pages[1].navigationItem)
  }

  @Test func `the page shown gives the bar its middle and right, the page below its left`() {
    let fixture = NavigationFixture("Albums", "Family")
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New")
    fixture.pages[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Select")
    #expect(fixture.labels(.backButton) == ["Albums"])
    #expect(fixture.labels(.title) == ["Family"])
    #expect(fixture.labels(.barButton) == ["Select"])
  }

  @Test(arguments: [UIBarStyle.default, .black], [true, false])
  func `a bar is light or dark, and only a translucent one lets content under it`(
    style: UIBarStyle, isTranslucent: Bool
  ) {
    let fixture = NavigationFixture("Albums")
    let (bar, page) = (fixture.navigation.navigationBar, fixture.pages[0])
    let plain = fixture.stage.displayList()
    bar.barStyle = style
    bar.isTranslucent = isTranslucent
    let isPlain = style == .default && isTranslucent
    #expect((fixture.stage.displayList() == plain) == isPlain)
    #expect(page.view.frame.minY == (isTranslucent ? 0 : bar.frame.maxY))
  }

  @Test func `a toolbar shows the page's items in their order, spread by flexible spaces`() {
    let fixture = NavigationFixture("Mail")
    let kinds: [UIBarButtonItem.SystemItem] = [.refresh, .organize, .trash, .reply, .compose]
    let items = kinds.map { UIBarButtonItem(systemItem: $0) }
    fixture.pages[0].toolbarItems = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    fixture.navigation.setToolbarHidden(false, animated: false)
    #expect(fixture.labels(.toolbarButton) == ["Refresh", "Organize", "Trash", "Reply", "Compose"])
    let buttons = fixture.stage.elements(.toolbarButton).map(\.frame)
      .sorted { $0.minX < $1.minX }
    #expect(buttons.allSatisfy { fixture.navigation.toolbar.frame.contains($0) })
    #expect(buttons.first?.minX == 16 && buttons.last?.maxX == 374 && buttons[2].midX == 195)
  }

  @Test func `a segmented control between two flexible spaces is centred in the toolbar`() {
    let fixture = NavigationFixture("Sorted")
    let space = UIBarButtonItem.flexibleSpace()
    let control = UISegmentedControl(items: ["Ascending", "Descending"])
    control.selectedSegmentIndex = 0
    fixture.pages[0].toolbarItems = [space, UIBarButtonItem(customView: control), space]
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.stage.advance(by: 0)
    let place = control.convert(control.bounds, to: nil)
    #expect(abs(place.midX - 195) < 0.5 && place.midY == 822)
    let segments = fixture.stage.elements(.segment).map(\.frame)
    #expect(segments.count == 2 && segments.allSatisfy { place.contains($0) })
  }
}

/// A list of one level of a hierarchy; a row opens the next level.
private final class LevelController: UITableViewController {
  private let levels: [[String]]

  init(_ levels: [[String]], _ title: String) {
    self.levels = levels
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    levels[0].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = levels[0][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      LevelController(Array(levels.dropFirst()), levels[0][indexPath.row]), animated: true)
  }
}
