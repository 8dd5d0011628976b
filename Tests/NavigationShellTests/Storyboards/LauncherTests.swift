import Drawing
import Foundation
import Goldens
import Input
import NavigationKit
import Scenario
import SDLShell
import Testing

@testable import NavigationShell

/// The launcher over a storyboard's window, by its keys and clicks.
final class LauncherTests: LauncherFixture {
  init() throws { try super.init(quay) }

  @Test func `scenes without a name are listed by their kinds`() throws {
    let tags = ["tabBarController", "navigationController", "tableViewController"]
    let scenes = tags.enumerated().map { index, tag in
      InterfaceText.scene("<\(tag) id=\"\(tag)\" sceneMemberID=\"viewController\"/>", id: index)
    }
    let path = try folder.add(
      "Bare.storyboard", Data(InterfaceText.storyboard(scenes.joined()).utf8))
    let bare = try #require(try App(interfaceAt: path, language: nil)?.storyboard)
    let over = Stage(size: .homeButtonPhone)
    let launcher = Launcher(of: bare, on: over)
    launcher.show(LauncherContent(of: bare, segues: [], current: nil))
    launcher.toggle()
    over.settle()
    let offered = Set(over.elements().map(\.label))
    #expect(
      offered.isSuperset(of: [
        "Tab Bar Controller", "Navigation Controller", "Table View Controller",
      ]))
  }

  // MARK: Segues

  @Test func `a key that is down on a page goes up while the launcher has the keys`() {
    let page = KeyPage()
    app.window.rootViewController = page
    settle()
    press(.left)
    open()
    source.handle(.key(KeyEvent(key: .left, phase: .up, time: source.now)))
    #expect(page.log == ["began", "ended"])
  }

  @Test func `a badge counts the segues of code, where there are any`() throws {
    #expect(offered == ["Segues of code"])
    press(.character("1"))
    #expect(labels.contains("Ships in the dock"))
    #expect(offered.isEmpty)
    #expect(source.nextChange == nil)
  }

  @Test(arguments: [(1, "Dock"), (2, "Crane")])
  func `a digit takes the segue of its number`(number: Int, title: String) {
    press(.character(Character("\(number)")))
    #expect(labels.contains(title))
    #expect(labels.contains("Harbour"), "the back button")
  }

  @Test func `a digit without a segue does nothing`() {
    let before = app.displayList()
    press(.character("3"))
    press(.character("0"))
    #expect(app.displayList() == before)
  }

  @Test func `a text that is edited takes the digits`() throws {
    press(.character("2"))
    try edit()
    type("122")
    #expect(load == "122", "also the one that took a segue before")
  }

  @Test func `over a text that is edited the open list takes them, and none is typed`() throws {
    press(.character("2"))
    try edit()
    open()
    press(.character("1"))
    #expect(labels.contains("Ships in the dock"))
    app.tap("Crane")
    settle()
    #expect(load == "")
  }

  private var load: String? { app.element(.textField, "Load")?.value }

  private func edit() throws {
    let field = try #require(app.element(.textField))
    click(CGPoint(x: field.frame.midX, y: field.frame.midY))
  }

  @Test func `the badge opens the list, a row takes its segue`() throws {
    try click("Segues of code")
    #expect(offered.contains("showDock"))
    try click("showDock")
    #expect(labels.contains("Ships in the dock"))
    #expect(offered.isEmpty)
  }

  @Test func `a digit takes a segue in the open list, too, and types nothing`() {
    open()
    press(.character("2"))
    #expect(labels.contains("Crane"))
    #expect(!labels.contains("2"))
    #expect(offered == ["Segues of code"])
  }

  @Test func `the badge is above a software keyboard`() throws {
    app.hasSoftwareKeyboard = true
    press(.character("2"))
    let badge = { () -> CGFloat in
      self.over.elements().first { $0.label == "Segues of code" }?.frame.maxY ?? 0
    }
    let low = badge()
    try edit()
    let keys = app.elements(.key).map(\.frame.minY).min()
    #expect(try badge() < #require(keys))
    source.perform { app.window.endEditing(true) }
    settle()
    #expect(badge() == low)
  }

  // MARK: Scenes

  @Test func `typing finds a scene by title, identifier or class, return shows it`() {
    open()
    type("lampc")
    #expect(offered.contains("Lighthouse") && !offered.contains("Dock"))
    press(.return)
    #expect(labels == ["Lamp"])
    #expect(offered.isEmpty)
  }

  @Test func `arrows mark the rows below and above`() {
    open()
    type("dock")
    press(.up)
    press(.down)
    press(.down)
    press(.return)
    // The segue is the first match, the scene is the second and last.
    #expect(labels == ["Dock", "Ships in the dock"])
  }

  @Test func `digits are typed once a text narrows the list, which shows that`() {
    open()
    #expect(keycaps == 2)
    type("dock")
    #expect(keycaps == 0 && offered.contains("showDock"))
    press(.character("1"))
    #expect(offered.contains("No Results") && labels.contains("Harbour"))
    press(.delete)
    press(.return)
    #expect(labels.contains("Ships in the dock"))
  }

  private var table: UITableView? {
    (panel?.topViewController as? UITableViewController)?.tableView
  }
  /// How many rows show a key.
  private var keycaps: Int? { table?.visibleCells.count { $0.accessoryView != nil } }

  @Test(arguments: [
    ([Key.end], "Lighthouse"), ([.pageDown], "Lighthouse"), ([.end, .pageUp], "showDock"),
    ([.end, .home, .down], "→ Crane"), ([.end, .down, .up], "Crane"),
  ])
  func `home, end and the page keys mark rows, too`(keys: [Key], marked: String) {
    open()
    keys.forEach { press($0) }
    let path = table?.indexPathForSelectedRow
    let cell = path.flatMap { table?.cellForRow(at: $0) }
    let look = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(look?.text == marked)
  }

  @Test func `keys go to the list while it is open`() {
    open()
    _ = source.frame()
    #expect(!app.getsKeys)
    press(.escape)
    _ = source.frame()
    #expect(app.getsKeys)
  }

  @Test func `a list that is open when the keyboard leaves points at the badge again`() throws {
    app.hasSoftwareKeyboard = true
    press(.character("2"))
    try edit()
    open()
    let badge = try #require(over.window.rootViewController?.view.subviews.first)
    let low = try #require(panel?.view)
    let before = badge.frame.minY
    source.obey(.softwareKeyboard)
    settle()
    #expect(badge.frame.minY > before)
    #expect(abs(low.convert(low.bounds, to: nil).maxY - badge.frame.minY) < 1)
    #expect(low.bounds.height > LauncherList.size.height)
  }

  @Test func `nothing of a row that is cut off is in the arrow`() throws {
    open()
    let body = try #require(panel?.view)
    let cover = try #require(body.subviews.last)
    #expect(body.safeAreaInsets.bottom > 0 && cover.backgroundColor == .systemBackground)
    #expect(cover.frame.maxY == body.bounds.maxY && cover.bounds.width == body.bounds.width)
    #expect(cover.bounds.height == body.safeAreaInsets.bottom)
  }

  @Test func `a ring is where the keys go, in the panel or in the app`() throws {
    let shows = { (ring: DrawCommand) in self.source.frame().inWindow.commands.contains(ring) }
    open()
    press(.tab)
    let inPanel = try #require(over.focusRing.last)
    #expect(shows(inPanel))
    press(.escape)
    let aroundBadge = try #require(over.focusRing.last)
    #expect(!shows(aroundBadge))
    press(.character("1"))
    press(.tab)
    let own = try #require(app.focusRing.last)
    #expect(shows(own))
    open()
    #expect(!shows(own))
    press(.escape)
    #expect(shows(own))
  }

  @Test func `what nothing matches is said`() {
    open()
    type("zzz")
    #expect(offered.contains("No Results"))
    press(.return)
    #expect(labels.contains("Harbour"))
  }

  // MARK: The panel

  @Test func `escape and a click beside it close the panel, and the app hears neither`() {
    press(.character("2"))
    for close in [{ self.press(.escape) }, { self.click(CGPoint(x: 20, y: 30)) }] {
      open()
      #expect(offered.contains("lower"))
      close()
      #expect(offered == ["Segues of code"])
      #expect(labels.contains("Crane"))
    }
  }

  @Test func `captures are the app's alone`() {
    let before = source.frame().screen
    #expect(before == app.displayList(isMasked: false))
    open()
    #expect(source.frame().screen == before)
    #expect(source.frame().inWindow != before)
    #expect(source.frame().inWindow.commands.starts(with: app.displayList().commands))
  }

  @Test func `it is dark where the app is, and as large`() {
    source.obey(.look(.otherAppearance))
    #expect(over.traits.userInterfaceStyle == .dark)
    source.resize(to: CGSize(width: 800, height: 500))
    #expect(over.screen.bounds.size == CGSize(width: 800, height: 500))
    #expect(over.elements().allSatisfy { $0.frame.maxX <= 800 && $0.frame.minX > 700 })
  }

  @Test func `with a badge and nothing that moves no frame is drawn`() {
    settle()
    #expect(!offered.isEmpty)
    #expect(source.nextChange == nil)
  }

  @Test func `what it did is recorded by name, its own events are not`() throws {
    press(.character("1"))
    press(.escape)
    press(.character("2"))
    open()
    type("lighthouse")
    press(.return)
    let steps = recorded.events.map { event in
      switch event {
      case .segue(let name, _): "segue \(name)"
      case .scene(let name, _): "scene \(name)"
      default: "\(event)"
      }
    }
    #expect(steps == ["segue showDock", "segue → Crane", "scene Lighthouse"])
  }

  @Test func `a segue without an identifier is taken by where it leads`() {
    #expect(app.segueIdentifiers == ["showDock", "→ Crane"])
    #expect(app.takeSegue(withIdentifier: "→ Crane"))
    settle()
    #expect(labels.contains("Crane") && !app.takeSegue(withIdentifier: "→ Crane"))
  }
}
