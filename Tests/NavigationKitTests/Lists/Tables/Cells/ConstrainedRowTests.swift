import Foundation
import NavigationKit
import Testing

/// Rows that are as high as the constraints in them say.
struct ConstrainedRowTests {
  private final class Boxes: TableFixture {
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let (cell, box) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 80),
      ])
      return cell
    }
  }

  @Test func `the height that a row had before it was measured contradicts nothing`() throws {
    let table = Boxes(count: 3)
    table.start()
    table.stage.settle()
    let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.height == 80 && table.stage.warnings.isEmpty)
  }
}
