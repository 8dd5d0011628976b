import Foundation
import NavigationKit
import Testing

@testable import Demos

/// The demo Mail.
struct MailScreenTests {
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
