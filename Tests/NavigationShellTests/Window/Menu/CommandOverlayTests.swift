import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The menu and the list of keys, by their keys and clicks.
final class CommandOverlayTests {
  private let app = Stage(size: CGSize(width: 390, height: 844))
  private let over = Stage(size: CGSize(width: 1, height: 1))
  private let source: StageFrameSource
  private let overlay: CommandOverlay

  init() throws {
    app.window.rootViewController = UINavigationController(rootViewController: UIViewController())
    app.window.makeKeyAndVisible()
    let phone = try #require(Device(named: "iphone-15"))
    source = StageFrameSource(
      stage: app, device: phone,
      show: { WindowScreen(title: $0.name, size: $0.size, isDevice: true) })
    overlay = CommandOverlay(
      languages: [], style: { [app] in app.traits.userInterfaceStyle },
      makeStage: { [over] in over })
    overlay.resize(to: CGSize(width: 390, height: 844))
  }

  private func open(_ panel: CommandPanel, at corner: CGPoint? = nil) {
    overlay.toggle(panel, at: corner) { [source] command in
      if case .screen(let command) = command { source.state(of: command) } else { .off }
    }
  }

  /// Presses a key, and has the source do what that chooses, as a window does.
  private func press(_ key: Key) -> WindowCommand? {
    let command = overlay.handle(.key(KeyEvent(key: key, time: over.now)))
    if case .screen(let command)? = command { source.obey(command) }
    if command != nil { overlay.commandsDidChange() }
    return command
  }

  /// The names of the lines that are seen.
  private var lines: [String] { over.elements().map(\.label) }

  private func click(_ point: CGPoint) -> WindowCommand? {
    func event(_ phase: PointerEvent.Phase) -> InputEvent {
      .pointer(PointerEvent(id: 0, phase: phase, position: point, time: over.now, kind: .mouse))
    }
    return overlay.handle(event(.down)) ?? overlay.handle(event(.up))
  }

  private func row(_ label: String) throws -> StageElement {
    try #require(over.elements().first { $0.label == label }, "\(over.elements().map(\.label))")
  }

  @Test func `arrows mark, around the ends, and return chooses`() {
    open(.group(.device))
    #expect(press(.down) == nil)
    #expect(press(.return) == .rotate(.left))
    #expect(overlay.panel == nil)
    open(.menu)
    _ = press(.up)
    #expect(press(.return) == .quit)
  }

  @Test func `the mouse marks what it is over`() throws {
    open(.group(.device))
    let line = try row("Rotate Right").frame
    overlay.hover(at: CGPoint(x: line.midX, y: line.midY))
    overlay.hover(at: CGPoint(x: 1, y: 1))
    #expect(press(.return) == .rotate(.right))
  }

  @Test func `typing finds a line by its name`() {
    open(.devices)
    for letter in "ipad" { #expect(press(.character(letter)) == nil) }
    guard case .screen(.device(let name))? = press(.return) else {
      return #expect(Bool(false), "no device was chosen")
    }
    #expect(name.hasPrefix("ipad"))
    open(.menu)
    for letter in "rotate r" { #expect(press(.character(letter)) == nil) }
    #expect(press(.return) == .rotate(.right), "a space goes on with a name, of any group")
  }

  @Test func `the menu is of groups, and leads back from each`() {
    open(.menu)
    #expect(["Device", "Appearance", "View", "Window", "Keys", "Quit"].allSatisfy(lines.contains))
    #expect(lines.count == 6)
    _ = press(.down)
    #expect(press(.right) == nil && overlay.panel == .group(.appearance))
    #expect(lines.contains("Dark") && lines.contains("Menu"))
    #expect(press(.left) == nil && overlay.panel == .menu)
  }

  @Test func `the right button chooses as the left one does, and beside the menu closes it`() throws
  {
    func secondaryClick(_ point: CGPoint) -> WindowCommand? {
      overlay.handle(.secondaryClick(SecondaryClickEvent(position: point, time: over.now)))
    }
    open(.menu)
    let quit = try row("Quit").frame
    #expect(secondaryClick(CGPoint(x: quit.midX, y: quit.midY)) == .quit && overlay.panel == nil)
    open(.menu)
    #expect(secondaryClick(CGPoint(x: 3, y: 3)) == nil && overlay.panel == nil)
  }

  @Test func `the hint is drawn by itself`() {
    overlay.resize(to: CGSize(width: 390, height: 844))
    #expect("\(overlay.hint())".contains(HintPage.text) && overlay.panel == nil)
  }

  @Test func `a menu that is longer than the window shows where it goes on`() {
    func arrows() -> [Bool] {
      let text = overlay.frame().description
      return ["chevron.up", "chevron.down"].map(text.contains)
    }
    overlay.resize(to: CGSize(width: 390, height: 160))
    open(.group(.view))
    #expect(arrows() == [false, true])
    _ = press(.up)
    #expect(arrows() == [true, false])
    _ = press(.escape)
    overlay.resize(to: CGSize(width: 390, height: 2000))
    open(.group(.view))
    #expect(arrows() == [false, false])
  }

  @Test func `no line of the keys is cut where there is room`() throws {
    overlay.resize(to: CGSize(width: 1000, height: 800))
    open(.keys)
    func texts(_ command: DrawCommand) -> [String] {
      switch command {
      case .text(let line): [line.text]
      case .layer(let layer): layer.commands.flatMap(texts)
      default: []
      }
    }
    let shown = overlay.frame().commands.flatMap(texts)
    for text in ["Press What Is Focused", "Page Up, Page Down, Home, End", "Scroll by Keys"] {
      #expect(shown.contains(text), "\(shown)")
    }
  }

  @Test func `a click chooses, and one beside the menu only closes it`() throws {
    open(.group(.appearance))
    let dark = try row("Dark").frame
    #expect(
      click(CGPoint(x: dark.midX, y: dark.midY)) == .screen(.look(.otherAppearance)))
    #expect(overlay.panel == nil)
    open(.menu)
    #expect(click(CGPoint(x: 3, y: 3)) == nil)
    #expect(overlay.panel == nil)
  }

  @Test func `escape and the same command close it`() {
    open(.menu)
    #expect(press(.escape) == nil && overlay.panel == nil)
    open(.keys)
    open(.keys)
    #expect(overlay.panel == nil)
    open(.keys)
    open(.menu)
    #expect(overlay.panel == .menu)
  }

  @Test func `what cannot be done here is left out`() {
    open(.group(.device))
    let labels = over.elements().map(\.label)
    #expect(labels.contains("Change Device") && labels.contains("Home Indicator"))
    #expect(!labels.contains("Language") && !labels.contains("Restart App"))
    #expect(!labels.contains("Menu"))
  }

  @Test func `the current device is marked, and the next one is below`() {
    open(.devices)
    #expect(press(.return) == .screen(.device("iphone-15")))
    open(.devices)
    _ = press(.down)
    #expect(press(.return) == .screen(.device("iphone-15-plus")))
  }

  @Test func `a line that leads to another list has an arrow, and that a line that leads back`() {
    open(.menu, at: CGPoint(x: 40, y: 30))
    let text = overlay.frame().description
    #expect(text.contains("chevron.right") && !text.contains("chevron.left"))
    #expect(press(.return) == nil && overlay.panel == .group(.device))
    #expect(press(.return) == nil && overlay.panel == .devices)
    #expect(lines.contains("iPhone 15") && lines.contains("Device"))
    #expect(overlay.frame().description.contains("chevron.left"))
    #expect(press(.left) == nil && overlay.panel == .group(.device))
    #expect(press(.right) == nil && overlay.panel == .devices, "it is the line that was left")
    #expect(press(.escape) == nil && overlay.panel == .group(.device))
    #expect(press(.escape) == nil && overlay.panel == .menu)
    #expect(press(.escape) == nil && overlay.panel == nil)
  }

  @Test func `a click on the line that leads back goes there, one beside the list closes all`()
    throws
  {
    open(.menu)
    _ = press(.return)
    let back = try row("Menu").frame
    #expect(click(CGPoint(x: back.midX, y: back.midY)) == nil && overlay.panel == .menu)
    _ = press(.return)
    #expect(click(CGPoint(x: 3, y: 3)) == nil && overlay.panel == nil)
    open(.devices)
    #expect(!lines.contains("Menu"), "a list that was opened by its key leads nowhere back")
  }

  @Test func `page keys, Home and End go through a long list`() {
    overlay.resize(to: CGSize(width: 390, height: 300))
    open(.devices)
    _ = press(.home)
    #expect(press(.return) == .screen(.device("window")))
    open(.devices)
    for _ in 0..<20 { _ = press(.pageDown) }
    #expect(press(.return) == .screen(.device("ipad-pro-13")), "it stays at the end")
    open(.devices)
    _ = press(.end)
    _ = press(.home)
    _ = press(.down)
    #expect(press(.return) == .screen(.device("iphone-4s")))
  }

  @Test func `a line that is marked is clear of the ends of a list that goes on`() throws {
    overlay.resize(to: CGSize(width: 390, height: 300))
    open(.devices)
    let table = try #require(self.table(in: over.window))
    func isClear() throws -> Bool {
      let line = table.rectForRow(at: try #require(table.indexPathForSelectedRow))
      let goesOn = table.contentOffset.y + table.bounds.height < table.contentSize.height
      return table.bounds.inset(
        by: UIEdgeInsets(
          top: table.contentOffset.y > 0 ? PanelEdge.height : 0, left: 0,
          bottom: goesOn ? PanelEdge.height : 0, right: 0)
      ).contains(line)
    }
    for key in Array(repeating: Key.pageDown, count: 4) + Array(repeating: .pageUp, count: 4) {
      _ = press(key)
      #expect(try isClear(), "\(key)")
    }
  }

  private func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { self.table(in: $0) }.first
  }

  @Test func `a choice in a menu that stays open ends what was typed`() {
    app.chrome.statusBar = StatusBar()
    open(.statusBar)
    for letter in "in-ca" { _ = press(.character(letter)) }
    #expect(press(.return) == .screen(.statusBar(.call)))
    _ = press(.home)
    _ = press(.character("c"))
    #expect(
      press(.return) == .screen(.statusBar(.carrier("Carrier"))), "a letter begins another name")
  }

  @Test func `the status bar's choices stay open, with a tick at what was chosen`() throws {
    app.chrome.statusBar = StatusBar()
    open(.menu)
    for letter in "status" { _ = press(.character(letter)) }
    #expect(press(.return) == nil && overlay.panel == .statusBar)
    func ticks() -> Int {
      overlay.frame().description.components(separatedBy: "checkmark").count - 1
    }
    let before = ticks()
    _ = press(.end)
    #expect(press(.return) == .screen(.statusBar(.call)) && overlay.panel == .statusBar)
    #expect(app.chrome.statusBar?.isInCall == true && ticks() == before + 1)
    #expect(press(.return) == .screen(.statusBar(.call)), "the same line is still marked")
    #expect(ticks() == before)
    _ = press(.escape)
    #expect(overlay.panel == .group(.device))
  }

  @Test func `a key that switches something while the menu is open is seen in it`() {
    open(.menu)
    source.obey(.look(.otherAppearance))
    overlay.commandsDidChange()
    #expect(over.traits.userInterfaceStyle == .dark)
  }

  @Test func `below the last line the menu has an edge`() throws {
    open(.devices)
    let card = try #require(over.window.rootViewController?.view.subviews.last).frame
    _ = press(.end)
    let last = try row("iPad Pro 13″").frame
    #expect(last.maxY < card.maxY - 4)
  }

  @Test func `it stays in the window, and scrolls where that is low`() throws {
    overlay.resize(to: CGSize(width: 300, height: 220))
    open(.menu, at: CGPoint(x: 290, y: 210))
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 220)
    #expect(over.elements().allSatisfy { bounds.intersects($0.frame) })
    _ = press(.up)
    let quit = try row("Quit").frame
    #expect(bounds.contains(quit))
    #expect(click(CGPoint(x: quit.midX, y: quit.midY)) == .quit)
  }

  @Test func `it is dark where the app is`() {
    source.obey(.look(.otherAppearance))
    open(.menu)
    #expect(over.traits.userInterfaceStyle == .dark)
  }

  @Test func `with a menu and nothing that moves no frame is drawn`() {
    open(.menu)
    over.settle()
    #expect(overlay.nextChange == nil)
  }
}
