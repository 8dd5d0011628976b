import Goldens
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct SettingsScreenTests {
  private func height(of row: String, _ driver: DemoDriver) -> CGFloat? {
    driver.stage.element(.cell, row)?.frame.height
  }

  @Test func `large rows are larger on every page, at once`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Display")
    let before = try #require(height(of: "Accent Colour", driver))
    driver.flip("Large Rows")
    let after = try #require(height(of: "Accent Colour", driver))
    #expect(after > before)
    driver.swipeBack()
    #expect(height(of: "Sounds", driver) == after)
  }

  @Test func `the switch for large rows moves while the rows grow under it`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Display")
    driver.stage.pick("Large Rows", roles: [.toggle])
    let frames = (0..<3).map { _ in
      driver.stage.advance(by: 0.06)
      return driver.stage.displayList()
    }
    #expect(frames[0] != frames[1] && frames[1] != frames[2])
  }

  @Test func `large rows are larger in the largest text too`() throws {
    let driver = try DemoDriver("settings")
    driver.stage.change(
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
    driver.open("Display")
    let before = try #require(height(of: "Large Rows", driver))
    driver.flip("Large Rows")
    let after = try #require(height(of: "Large Rows", driver))
    #expect(after >= before + 20)
  }

  @Test(arguments: [false, true])
  func `groups are inset, symbols white on tiles, texts in line`(isRightToLeft: Bool) throws {
    let driver = try DemoDriver("settings")
    driver.stage.change(
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    driver.stage.settle()
    let page = try #require(driver.navigation?.topViewController as? UITableViewController)
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
    let driver = DemoDriver(showing: page, on: CGSize(width: 320, height: 568))
    let text = try #require(page.tableView.visibleCells.first?.textLabel)
    #expect(text.frame.width >= text.sizeThatFits(.zero).width)
    #expect(driver.labels(.slider) == ["Brightness"])
  }

  @Test func `details go where nobody wants them`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Display")
    #expect(driver.sees("More room for fingers"))
    driver.flip("Show Details")
    #expect(!driver.sees("More room for fingers"))
  }

  @Test func `the toolbar hides and stays hidden on the page before`() throws {
    let driver = try DemoDriver("settings")
    #expect(driver.sees("Settings last until you quit"))
    driver.open("Display")
    driver.flip("Hide Toolbar")
    driver.pressBack()
    #expect(!driver.sees("Settings last until you quit"))
  }

  @Test func `the accent colours the window, and its row tells which`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Display")
    driver.open("Accent Colour")
    driver.open("Orange")
    #expect(driver.stage.window.tintColor == .systemOrange)
    driver.pressBack()
    driver.pressBack()
    #expect(driver.sees("Orange"))
  }

  @Test func `airplane mode turns Wi-Fi off`() throws {
    let driver = try DemoDriver("settings")
    #expect(driver.sees("Harbour Café"))
    driver.flip("Airplane Mode")
    #expect(!driver.sees("Harbour Café"))
  }

  @Test func `a row whose text changes keeps its places`() throws {
    let driver = try DemoDriver("settings")
    let list = try #require(driver.navigation?.topViewController as? UITableViewController)
    let row = try #require(list.tableView.cellForRow(at: [0, 1]))
    let frames = [row.imageView?.frame, row.textLabel?.frame]
    driver.flip("Airplane Mode")
    #expect(row.detailTextLabel?.text == "Off")
    #expect([row.imageView?.frame, row.textLabel?.frame] == frames)
  }

  @Test func `five levels down a choice is kept`() throws {
    let driver = try DemoDriver("settings")
    for row in ["Wi-Fi", "Known Networks", "Library", "Configure IP", "Manual"] {
      driver.open(row)
    }
    #expect(driver.navigation?.viewControllers.count == 5)
    driver.swipeBack()
    #expect(driver.sees("Manual"))
  }

  @Test func `a network is deleted while the list is edited`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Wi-Fi")
    driver.open("Known Networks")
    driver.open("Edit")
    #expect(driver.labels(.barButton).contains("Done"))
    driver.open("Delete Library")
    driver.open("Delete")
    #expect(driver.rows == ["Harbour Café", "Home", "Night Train", "Office"])
    #expect(driver.sees("4 networks"))
    driver.open("Done")
    driver.pressBack()
    #expect(driver.sees("\"4\""))
  }
}
