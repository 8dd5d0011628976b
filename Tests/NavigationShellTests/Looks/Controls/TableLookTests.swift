import Foundation
import NavigationKit
import Testing

/// Pictures of tables of each style at 3×, light and dark.
struct TableLookTests {
  @Test(arguments: [
    (UITableView.Style.plain, UIUserInterfaceStyle.dark), (.grouped, .light),
    (.insetGrouped, .light), (.insetGrouped, .dark),
  ])
  func tables(table: UITableView.Style, style: UIUserInterfaceStyle) throws {
    let sheet = try Sheet(width: 220, height: 330, style: style)
    let sample = SampleTable(style: table)
    sheet.stage.window.rootViewController = sample
    sample.tableView.selectRow(
      at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let name = ["plain", "grouped", "inset"][table.rawValue]
    try sheet.expectGolden("\(name)-\(style == .dark ? "dark" : "light")")
  }

  @Test func `rows that are edited, right to left`() throws {
    let sheet = try Sheet(width: 220, height: 330, direction: .rightToLeft)
    let sample = SampleTable(style: .insetGrouped)
    sheet.stage.window.rootViewController = sample
    sample.setEditing(true, animated: false)
    try sheet.expectGolden("inset-editing")
  }
}

/// A row of every style, with every accessory.
private final class SampleTable: UITableViewController {
  private let kinds: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
    (.default, .disclosureIndicator), (.value1, .checkmark), (.subtitle, .detailDisclosureButton),
    (.value2, .none),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? kinds.count : 1
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Rows" : nil }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 0 ? "Each in its style" : nil }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (style, accessory) = kinds[indexPath.row]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    if style == .default { cell.imageView?.image = UIImage(systemName: "folder") }
    cell.accessoryType = accessory
    return cell
  }
}
