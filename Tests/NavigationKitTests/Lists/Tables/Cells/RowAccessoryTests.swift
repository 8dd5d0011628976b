import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The standard views at a row's end.
struct RowAccessoryTests {
  @Test func `behind an alert a checkmark is grey, and a chevron as before`() throws {
    let table = TableFixture(count: 2)
    table.configure = { cell, path in
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .checkmark
    }
    table.start()
    table.stage.settle()
    let chevron = try #require(table.tableView.cellForRow(at: [0, 0])?.accessories.first)
    let checkmark = try #require(table.tableView.cellForRow(at: [0, 1])?.accessories.first)
    #expect(chevron.tintColor == .tertiaryLabel && checkmark.tintColor == .systemBlue)
    table.present(
      UIAlertController(title: "Alert", message: nil, preferredStyle: .alert), animated: true)
    table.stage.settle()
    #expect(chevron.tintColor == .tertiaryLabel)
    let color = checkmark.tintColor.color(in: table.stage.traits)
    #expect(color.red == color.green && color.green == color.blue)
  }
}
