import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct SettingsScreenTests {
  private func height(of row: String, _ visitor: Visitor) -> CGFloat? {
    visitor.stage.elements().first { $0.role == .cell && $0.label == row }?.frame.height
  }

  @Test func `large rows are larger on every page, at once`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Display")
    let before = try #require(height(of: "Accent Colour", visitor))
    visitor.flip("Large Rows")
    let after = try #require(height(of: "Accent Colour", visitor))
    #expect(after > before)
    visitor.swipeBack()
    #expect(height(of: "Sounds", visitor) == after)
  }

  @Test func `the switch for large rows moves while the rows grow under it`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Display")
    visitor.stage.pick("Large Rows", roles: [.toggle])
    let frames = (0..<3).map { _ in
      visitor.stage.advance(by: 0.06)
      return visitor.stage.displayList()
    }
    #expect(frames[0] != frames[1] && frames[1] != frames[2])
  }

  @Test func `large rows are larger in the largest text too`() throws {
    let visitor = try Visitor("settings")
    visitor.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    visitor.open("Display")
    let before = try #require(height(of: "Large Rows", visitor))
    visitor.flip("Large Rows")
    let after = try #require(height(of: "Large Rows", visitor))
    #expect(after >= before + 20)
  }

  @Test(arguments: [false, true])
  func `groups are inset, symbols white on tiles, texts in line`(isRightToLeft: Bool) throws {
    let visitor = try Visitor("settings")
    visitor.stage.change(
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    visitor.stage.settle()
    let page = try #require(visitor.navigation?.topViewController as? UITableViewController)
    #expect(page.tableView.style == .insetGrouped)
    for cell in page.tableView.visibleCells {
      let tile = try #require(cell.imageView)
      #expect(tile.frame.size == CGSize(width: 29, height: 29))
      #expect(tile.tintColor == .white && tile.backgroundColor != nil)
      let text = try #require(cell.textLabel)
      let start = { (view: UIView) in
        let frame = view.convert(view.bounds, to: cell)
        return isRightToLeft ? cell.bounds.width - frame.maxX : frame.minX
      }
      #expect(start(tile) == 16 && start(text) == 60)
    }
  }

  @Test func `a slider leaves its name the room it needs on the smallest phone`() throws {
    let store = SettingsStore()
    let page = SettingsController("Page", store) { _ in
      [
        SettingsSection(rows: [
          .slider("Brightness", SettingsIcon("sun.max", .systemBlue), \.brightness)
        ])
      ]
    }
    let visitor = Visitor(showing: page, on: CGSize(width: 320, height: 568))
    let text = try #require(page.tableView.visibleCells.first?.textLabel)
    #expect(text.frame.width >= text.sizeThatFits(.zero).width)
    #expect(visitor.labels(.slider) == ["Brightness"])
  }

  @Test func `details go where nobody wants them`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Display")
    #expect(visitor.sees("More room for fingers"))
    visitor.flip("Show Details")
    #expect(!visitor.sees("More room for fingers"))
  }

  @Test func `the toolbar hides and stays hidden on the page before`() throws {
    let visitor = try Visitor("settings")
    #expect(visitor.sees("Settings last until you quit"))
    visitor.open("Display")
    visitor.flip("Hide Toolbar")
    visitor.pressBack()
    #expect(!visitor.sees("Settings last until you quit"))
  }

  @Test func `the accent colours the window, and its row tells which`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Display")
    visitor.open("Accent Colour")
    visitor.open("Orange")
    #expect(visitor.stage.window.tintColor == .systemOrange)
    visitor.pressBack()
    visitor.pressBack()
    #expect(visitor.sees("Orange"))
  }

  @Test func `airplane mode turns Wi-Fi off`() throws {
    let visitor = try Visitor("settings")
    #expect(visitor.sees("Harbour Café"))
    visitor.flip("Airplane Mode")
    #expect(!visitor.sees("Harbour Café"))
  }

  @Test func `five levels down a choice is kept`() throws {
    let visitor = try Visitor("settings")
    for row in ["Wi-Fi", "Known Networks", "Library", "Configure IP", "Manual"] {
      visitor.open(row)
    }
    #expect(visitor.navigation?.viewControllers.count == 5)
    visitor.swipeBack()
    #expect(visitor.sees("Manual"))
  }

  @Test func `a network is deleted while the list is edited`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Wi-Fi")
    visitor.open("Known Networks")
    visitor.open("Edit")
    #expect(visitor.labels(.barButton).contains("Done"))
    visitor.open("Delete Library")
    visitor.open("Delete")
    #expect(visitor.rows == ["Harbour Café", "Home", "Night Train", "Office"])
    #expect(visitor.sees("4 networks"))
    visitor.open("Done")
    visitor.pressBack()
    #expect(visitor.sees("\"4\""))
  }
}
