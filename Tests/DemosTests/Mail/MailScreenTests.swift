import Demos
import Foundation
import NavigationKit
import Testing

/// The demo Mail.
struct MailScreenTests {
  @Test func `the last line can be read as the list is pulled and new letters are looked for`()
    throws
  {
    let driver = try DemoDriver("mail")
    func seesStatus() -> Bool {
      driver.stage.elements().contains { ["All read so far", "Just looked"].contains($0.label) }
    }
    driver.stage.resize(to: CGSize(width: 390, height: 1400), safeAreaInsets: .zero)
    driver.stage.settle()
    driver.stage.press(at: CGPoint(x: 200, y: 300))
    for _ in 0..<12 {
      driver.stage.move(to: CGPoint(x: 200, y: 500), over: 0.05)
      #expect(seesStatus())
    }
    driver.stage.release()
    driver.stage.advance(by: 0.3)
    #expect(seesStatus())
    driver.stage.settle()
    #expect(seesStatus())
  }

  @Test func `senders grow with the text size`() throws {
    let driver = try DemoDriver("mail")
    let table = try #require(driver.navigation?.topViewController as? UITableViewController)
    func height(_ row: Int) throws -> CGFloat {
      let label = try #require(table.tableView.cellForRow(at: [0, row])?.textLabel)
      return label.sizeThatFits(CGSize(width: 1000, height: 0)).height
    }
    let (unread, read) = (try height(0), try height(1))
    driver.stage.change(
      traits: UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraLarge))
    #expect(try height(0) > 2 * unread && height(1) > 2 * read)
  }
}
