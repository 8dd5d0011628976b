import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct ModalScreenTests {
  @Test(arguments: ["Full Screen", "Page Sheet", "Form Sheet"])
  func `a page comes over the list and closes`(name: String) throws {
    let visitor = try Visitor("modals")
    visitor.open(name)
    #expect(visitor.top is MessagePage)
    visitor.open("Close")
    #expect(visitor.top == nil)
    #expect(visitor.title == "Modals")
  }

  @Test func `a sheet is dragged down and away`() throws {
    let visitor = try Visitor("modals")
    visitor.open("Page Sheet")
    visitor.dragDown()
    #expect(visitor.top == nil)
  }

  @Test func `the row that opened a sheet does not stay chosen`() throws {
    let visitor = try Visitor("modals")
    visitor.open("Page Sheet")
    let list = visitor.navigation?.topViewController as? UITableViewController
    #expect(list?.tableView?.indexPathForSelectedRow == nil)
  }

  @Test func `the list shines through a veil, and a tap lifts it`() throws {
    let visitor = try Visitor("modals")
    visitor.open("Over Full Screen")
    #expect(visitor.sees("A card that can be dragged down"))
    visitor.tapMiddle()
    #expect(visitor.top == nil)
  }

  @Test func `of sheets on sheets the uppermost goes first`() throws {
    let visitor = try Visitor("modals")
    visitor.open("One Over the Other")
    visitor.open("Another")
    #expect(visitor.top?.title == "Sheet 2")
    visitor.dragDown()
    #expect(visitor.top?.title == "Sheet 1")
    visitor.open("Another")
    visitor.open("Close All")
    #expect(visitor.top == nil)
  }

  @Test func `a sheet has a stack of its own`() throws {
    let visitor = try Visitor("modals")
    visitor.open("A Stack of Its Own")
    visitor.open("Next Page")
    let stack = try #require(visitor.top as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    #expect(visitor.navigation?.viewControllers.count == 1)
    visitor.open("Done")
    #expect(visitor.top == nil)
  }

  @Test func `a sheet that must not be dismissed springs back and counts`() throws {
    let visitor = try Visitor("modals")
    visitor.open("Not to Be Dismissed")
    visitor.dragDown()
    #expect(visitor.top is FirmSheet)
    #expect(visitor.sees("1 attempt"))
    visitor.open("Done")
    #expect(visitor.top == nil)
  }
}

extension Visitor {
  /// The frontmost presented controller; nil if there is none.
  fileprivate var top: UIViewController? {
    var top = stage.window.rootViewController?.presentedViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  fileprivate func dragDown() {
    stage.pull(from: 0.2, to: 0.9)
    stage.release()
    stage.settle()
  }
}
