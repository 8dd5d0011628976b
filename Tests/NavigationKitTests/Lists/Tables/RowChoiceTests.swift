import Drawing
import Foundation
import NavigationKit
import Testing

/// Selecting several rows while editing, inserting, and highlighting.
struct RowChoiceTests {
  private final class Picky: TableFixture {
    var editing = UITableViewCell.EditingStyle.delete
    var heights: [IndexPath: CGFloat] = [:]

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { editing }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .insert else {
        return super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      }
      calls.append("insert \(indexPath.row)")
      rows[indexPath.section].insert("New", at: indexPath.row + 1)
      tableView.insertRows(at: [[indexPath.section, indexPath.row + 1]], with: .automatic)
    }

    override func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { indexPath.row == 0 ? nil : "Forget" }

    override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 2 }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlight \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("unhighlight \(indexPath.row)")
    }
  }

  private func circles(_ table: TableFixture) -> [String] {
    table.stage.drawn.images.compactMap {
      if case .symbol(let name) = $0.image, name.contains("circle") { name } else { nil }
    }
  }

  @Test func `while editing, taps select several rows by circles, until editing ends`() {
    let table = Picky(count: 4)
    table.tableView.allowsMultipleSelectionDuringEditing = true
    table.start()
    table.setEditing(true, animated: true)
    table.stage.settle()
    #expect(circles(table) == ["circle", "circle", "circle", "circle"])
    #expect(table.tableView.cellForRow(at: [0, 0])?.contentView.frame.minX == 38)
    table.stage.tap("Row 1")
    table.stage.tap("Row 3")
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 1], [0, 3]])
    #expect(circles(table).count { $0 == "checkmark.circle.fill" } == 2)
    table.stage.tap("Row 1")
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 3]])
    #expect(circles(table).count { $0 == "checkmark.circle.fill" } == 1)
    table.setEditing(false, animated: true)
    table.stage.settle()
    #expect(circles(table).isEmpty && table.tableView.indexPathsForSelectedRows == nil)
    #expect(table.tableView.cellForRow(at: [0, 3])?.isSelected == false)
  }

  @Test func `a cell may have another background while several rows are selected`() {
    let table = Picky(count: 2)
    table.configure = { cell, _ in
      let view = UIView()
      view.backgroundColor = .systemYellow
      cell.multipleSelectionBackgroundView = view
    }
    table.start()
    table.stage.tap("Row 0")
    #expect(table.stage.drawn.fills(.systemYellow).isEmpty)
    table.tableView.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.stage.tap("Row 1")
    #expect(table.stage.drawn.fills(.systemYellow).map(\.minY) == [44])
  }

  @Test func `the circles come and go while the table is edited`() {
    let table = Picky(count: 2)
    table.start()
    table.setEditing(true, animated: false)
    #expect(circles(table) == ["minus.circle.fill", "minus.circle.fill"])
    table.tableView.allowsMultipleSelectionDuringEditing = true
    #expect(circles(table) == ["circle", "circle"])
    table.tableView.allowsMultipleSelectionDuringEditing = false
    #expect(circles(table) == ["minus.circle.fill", "minus.circle.fill"])
  }

  @Test func `a green button inserts a row`() {
    let table = Picky(count: 2)
    table.editing = .insert
    table.start()
    table.setEditing(true, animated: true)
    table.stage.settle()
    #expect(table.tableView.cellForRow(at: [0, 0])?.editingStyle == .insert)
    table.stage.tap("Insert Row 0")
    table.stage.settle()
    #expect(table.take().contains("insert 0") && table.labels == ["Row 0", "New", "Row 1"])
  }

  @Test func `the button that deletes may have another title`() {
    let table = Picky(count: 2)
    table.start()
    table.setEditing(true, animated: false)
    table.stage.tap("Delete Row 1")
    table.stage.settle()
    _ = table.take()
    table.stage.tap("Forget")
    #expect(table.take() == ["commit 1"])
  }

  @Test func `the delegate hears of highlights, and may refuse them and the selection`() {
    let table = Picky(count: 4)
    table.start()
    table.stage.press(at: CGPoint(x: 100, y: 66))
    table.stage.advance(by: 0.2)
    #expect(table.take() == ["highlight 1"])
    table.stage.release()
    #expect(table.take() == ["select 0.1", "unhighlight 1"])
    table.stage.tap("Row 2")
    #expect(table.take().isEmpty && table.tableView.indexPathForSelectedRow == [0, 1])
  }
}
