import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The lists that the menu leads to, and the ways between them.
final class CommandListTests: CommandOverlayFixture {
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
}
