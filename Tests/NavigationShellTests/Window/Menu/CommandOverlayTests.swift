import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The menu and the list of keys, by their keys and clicks.
final class CommandOverlayTests: CommandOverlayFixture {
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

  @Test func `the app's quick actions are listed while it has any, and done`() throws {
    open(.group(.device))
    #expect(!lines.contains("Quick Actions"))
    _ = press(.escape)
    let delegate = QuickActions()
    #expect(app.launch(delegate))
    open(.group(.device))
    let line = try row("Quick Actions").frame
    #expect(click(CGPoint(x: line.midX, y: line.midY)) == nil)
    #expect(lines.suffix(2) == ["Berth", "Quay"])
    _ = press(.down)
    #expect(press(.return) == .screen(.quickAction(1)) && overlay.panel == nil)
    #expect(delegate.heard == ["quay"])
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
    overlay.resize(to: .phone)
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

private final class QuickActions: NSObject, UIApplicationDelegate {
  var heard: [String] = []

  func applicationDidFinishLaunching(_ application: UIApplication) {
    application.shortcutItems = [
      UIApplicationShortcutItem(type: "berth", localizedTitle: "Berth"),
      UIApplicationShortcutItem(type: "quay", localizedTitle: "Quay"),
    ]
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { heard.append(shortcutItem.type) }
}
