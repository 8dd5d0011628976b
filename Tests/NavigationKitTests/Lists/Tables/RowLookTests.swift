import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The background of a row, its indentation, and its controls while editing.
struct RowLookTests {
  @Test func `a view behind the content is as large as the row, and behind the selection`() {
    let table = TableFixture(count: 3)
    table.configure = { cell, _ in
      let view = UIView()
      view.backgroundColor = .systemYellow
      cell.backgroundView = view
    }
    table.start()
    #expect(table.stage.drawn.fills(.systemYellow).map(\.minY).sorted() == [0, 44, 88])
    #expect(table.stage.drawn.fills(.systemYellow).allSatisfy { $0.width == 390 })
    table.stage.tap("Row 1")
    let cell = table.tableView.cellForRow(at: [0, 1])
    let views = cell?.subviews.prefix(2).map { $0 }
    #expect(views?.first === cell?.backgroundView && views?.last === cell?.selectedBackgroundView)
  }

  @Test func `a background configuration shows the selection, and its end brings the default back`()
  {
    let table = TableFixture(count: 3, style: .insetGrouped)
    table.configure = { cell, path in
      guard path.row == 1 else { return }
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: 2, leading: 4, bottom: 2, trailing: 4)
      cell.backgroundConfiguration = background
    }
    table.start()
    #expect(
      table.stage.drawn.fills(.systemYellow) == [CGRect(x: 20, y: 81, width: 350, height: 40)])
    table.stage.tap("Row 1")
    let cell = table.tableView.cellForRow(at: [0, 1])
    #expect(cell?.isSelected == true && cell?.selectedBackgroundView == nil)
    cell?.backgroundConfiguration = .listGroupedCell()
    cell?.setNeedsUpdateConfiguration()
    #expect(table.stage.drawn.fills(.cellSelection).count == 1)
    cell?.backgroundConfiguration = nil
    #expect(cell?.backgroundView == nil)
    #expect(cell?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `a separator is in front of what a row contains, and hidden where it is selected`() {
    let table = TableFixture(count: 3)
    table.configure = { cell, _ in
      let cover = UIView(frame: cell.contentView.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cover.backgroundColor = .systemYellow
      cell.contentView.addSubview(cover)
    }
    table.start()
    #expect(table.stage.drawn.fills(.systemYellow).count == 3)
    #expect(coversAndLines(table) == ["cover", "line", "cover", "line", "cover", "line"])
    table.stage.tap("Row 1")
    #expect(coversAndLines(table) == ["cover", "line", "cover", "cover", "line"])
  }

  /// The yellow views and the separators, back to front.
  private func coversAndLines(_ table: TableFixture) -> [String] {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let names = [
      UIColor.systemYellow.color(in: traits): "cover", UIColor.separator.color(in: traits): "line",
    ]
    return table.stage.drawn.fills.compactMap { names[$0.color] }
  }

  @Test func `the content is indented by levels, and the separator with it`() {
    let table = TableFixture(count: 3)
    table.configure = { cell, path in
      cell.indentationLevel = path.row
      cell.indentationWidth = 12
    }
    table.start()
    #expect((0..<3).map { table.stage.drawn.text("Row \($0)")?.origin.x } == [16, 28, 40])
    #expect(table.stage.drawn.fills(.separator).map(\.minX).sorted() == [16, 28, 40])
  }

  @Test func `a configured content is indented, too, by what the delegate says`() {
    let table = Indented(count: 3)
    table.configure = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Line \(path.row)"
      cell.contentConfiguration = content
    }
    table.start()
    #expect((0..<3).map { table.stage.drawn.text("Line \($0)")?.origin.x } == [16, 26, 36])
  }

  private final class Indented: TableFixture {
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row }
  }

  @Test func `while editing another accessory comes in for the normal one`() {
    let table = TableFixture(count: 3)
    table.configure = { cell, _ in
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .detailButton
    }
    table.start()
    func info() -> Int { table.stage.elements().count { $0.label == "More Info" } }
    #expect(info() == 0)
    table.setEditing(true, animated: true)
    table.stage.settle()
    // The second row cannot be edited.
    #expect(info() == 2)
    let cell = table.tableView.cellForRow(at: [0, 0])
    #expect(cell?.editingAccessories.first?.frame.maxX == 374)
    #expect(cell?.contentView.frame.maxX == 350)
    #expect((cell?.accessories.first?.frame.minX ?? 0) >= 390)
    table.setEditing(false, animated: true)
    table.stage.settle()
    #expect(info() == 0)
    #expect(cell?.accessories.first?.frame.maxX == 374)
  }

  @Test func `a cell is told what it shows before and after`() {
    let table = TableFixture(count: 2)
    let cell = Listener(style: .default, reuseIdentifier: nil)
    table.make = { cell }
    table.rows = [["Only"]]
    table.start()
    #expect(cell.take().isEmpty)
    table.setEditing(true, animated: true)
    #expect(cell.take() == ["will 1"] && cell.editingStyle == .delete)
    table.stage.settle()
    #expect(cell.take() == ["did 1"])
    table.stage.tap("Delete Only")
    #expect(cell.take() == ["will 3"] && cell.showingDeleteConfirmation)
    table.stage.settle()
    #expect(cell.take() == ["did 3"])
    table.setEditing(false, animated: false)
    table.stage.settle()
    #expect(cell.take().last == "did 0")
    #expect(!cell.showingDeleteConfirmation && cell.editingStyle == .none)
  }

  private final class Listener: UITableViewCell {
    private var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      calls.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      calls.append("did \(state.rawValue)")
    }
  }
}
