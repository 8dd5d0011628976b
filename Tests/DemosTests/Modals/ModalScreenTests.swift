import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct ModalScreenTests {
  @Test(arguments: ["Full Screen", "Page Sheet", "Form Sheet"])
  func `a page comes over the list and closes`(name: String) throws {
    let driver = try DemoDriver("modals")
    driver.open(name)
    #expect(driver.top is MessagePage)
    driver.open("Close")
    #expect(driver.top == nil)
    #expect(driver.title == "Modals")
  }

  @Test func `a sheet is dragged down and away`() throws {
    let driver = try DemoDriver("modals")
    driver.open("Page Sheet")
    driver.dragDown()
    #expect(driver.top == nil)
  }

  @Test func `the row that opened a sheet does not stay chosen`() throws {
    let driver = try DemoDriver("modals")
    driver.open("Page Sheet")
    let list = driver.navigation?.topViewController as? UITableViewController
    #expect(list?.tableView?.indexPathForSelectedRow == nil)
  }

  @Test func `the list shines through a veil, and a tap lifts it`() throws {
    let driver = try DemoDriver("modals")
    driver.open("Over Full Screen")
    #expect(driver.sees("A card that can be dragged down"))
    driver.tapMiddle()
    #expect(driver.top == nil)
  }

  @Test func `of sheets on sheets the uppermost goes first`() throws {
    let driver = try DemoDriver("modals")
    driver.open("One Over the Other")
    driver.open("Another")
    #expect(driver.top?.title == "Sheet 2")
    driver.dragDown()
    #expect(driver.top?.title == "Sheet 1")
    driver.open("Another")
    driver.open("Close All")
    #expect(driver.top == nil)
  }

  @Test func `a sheet has a stack of its own`() throws {
    let driver = try DemoDriver("modals")
    driver.open("A Stack of Its Own")
    driver.open("Next Page")
    let stack = try #require(driver.top as? UINavigationController)
    #expect(stack.viewControllers.count == 2)
    #expect(driver.navigation?.viewControllers.count == 1)
    driver.open("Done")
    #expect(driver.top == nil)
  }

  @Test func `a sheet that must not be dismissed springs back and counts`() throws {
    let driver = try DemoDriver("modals")
    driver.open("Not to Be Dismissed")
    driver.dragDown()
    #expect(driver.top is FirmSheet)
    #expect(driver.sees("1 attempt"))
    driver.open("Done")
    #expect(driver.top == nil)
  }

  @Test func `behind half a sheet the page is alive, and follows its sliders`() throws {
    let driver = try DemoDriver("modals")
    driver.open("Half a Sheet")
    driver.open("Adjust")
    let size = driver.stage.window.bounds.size
    let card = try #require(driver.top?.view).convert(.zero, to: nil).y
    #expect(card > size.height * 0.4 && card < size.height * 0.6)
    let shape = try #require(driver.stage.elements().first { $0.label == "Shape" }).frame
    let slider = try #require(
      driver.stage.element(.slider, "Size")
    ).frame
    driver.stage.drag(
      from: CGPoint(x: slider.midX, y: slider.midY),
      to: CGPoint(x: slider.maxX - 10, y: slider.midY), over: 0.3)
    driver.stage.settle()
    let grown = try #require(driver.stage.elements().first { $0.label == "Shape" }).frame
    #expect(grown.width > shape.width && grown.midX == shape.midX)
    let before = driver.stage.displayList()
    driver.open("Shape")
    #expect(driver.top is ShapeSheet && driver.stage.displayList() != before)
    driver.stage.drag(
      from: CGPoint(x: size.width / 2, y: card + 10),
      to: CGPoint(x: size.width / 2, y: size.height - 10), over: 0.2)
    driver.stage.settle()
    #expect(driver.top == nil)
  }
}

extension DemoDriver {
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
