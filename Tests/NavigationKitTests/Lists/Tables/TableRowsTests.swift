import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Rows that scroll into view and out of it.
struct TableRowsTests {
  @Test func `only rows on screen have cells`() {
    let table = TableFixture(count: 20_000)
    table.start()
    #expect(table.labels == (0..<20).map { "Row \($0)" })
    #expect(table.asked == 20)
    #expect(table.tableView.contentSize.height == 880_000)
  }

  @Test func `cells are reused, and a scroll asks only for what is new`() {
    let table = TableFixture(count: 20_000)
    table.start()
    for _ in 0..<200 {
      table.tableView.contentOffset.y += 44
      table.stage.advance(by: 0.01)
    }
    #expect(table.made <= 21)
    #expect(table.asked == 220)
    #expect(table.measured < 200 * 25 + 50)
    #expect(table.labels.first == "Row 200")
  }

  @Test func `a jump shows the rows there`() {
    let table = TableFixture(count: 20_000)
    table.start()
    table.tableView.scrollToRow(at: [0, 19_999], at: .bottom, animated: false)
    table.stage.advance(by: 0)
    #expect(table.labels.last == "Row 19999")
    #expect(table.asked == 40)
    #expect(table.tableView.indexPathsForVisibleRows?.first == [0, 19_980])
    #expect(table.tableView.cellForRow(at: [0, 0]) == nil)
  }

  @Test func `rows that come into view while the table grows are in place at once`() {
    let table = TableFixture(count: 100)
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    table.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 440)
    page.view.addSubview(table.tableView)
    table.start(in: page)
    UIView.animate(withDuration: 1) {
      table.tableView.frame.size.height = 880
      table.tableView.layoutIfNeeded()
    }
    let cell = table.tableView.cellForRow(at: [0, 15])
    #expect(cell?.presentedFrame(at: 0) == CGRect(x: 0, y: 660, width: 390, height: 44))
    #expect(cell?.contentView.presentedFrame(at: 0).width == 390)
  }

  @Test func `rows keep clear of what covers the sides`() {
    let table = TableFixture(
      [["Row"]], insets: UIEdgeInsets(left: 44, right: 30))
    table.cellStyle = .value1
    table.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
    table.start()
    let cell = table.tableView.cellForRow(at: [0, 0])
    #expect(cell?.textLabel.map { $0.convert($0.bounds, to: nil).minX } == 60)
    #expect(cell?.detailTextLabel.map { $0.convert($0.bounds, to: nil).maxX } == 344)
  }

  @Test func `each position shows the row elsewhere`() {
    let table = TableFixture(count: 100)
    table.start()
    let positions: [(UITableView.ScrollPosition, CGFloat)] = [
      (.top, 2200), (.middle, 1782), (.bottom, 1364), (.none, 1364),
    ]
    for (position, y) in positions {
      table.tableView.scrollToRow(at: [0, 50], at: position, animated: false)
      #expect(table.tableView.contentOffset.y == y)
    }
  }

  @Test func `rows have the heights the delegate gives them`() {
    let table = TableFixture(count: 100)
    table.height = { $0.row == 90 ? 104 : 44 }
    table.start()
    #expect(table.tableView.contentSize.height == 4460)
    #expect(table.tableView.rectForRow(at: [0, 91]).minY == 4064)
    #expect(table.tableView.indexPathForRow(at: CGPoint(x: 5, y: 4063)) == [0, 90])
  }

  @Test func `a long table measures its rows once one turns out to be different`() {
    let table = TableFixture(count: 5000)
    table.height = { $0.row == 100 ? 144 : 44 }
    table.start()
    #expect(table.tableView.contentSize.height == 220_000)
    #expect(table.measured < 100)
    table.tableView.contentOffset.y = 4000
    table.stage.advance(by: 0)
    #expect(table.tableView.contentSize.height == 220_100)
    #expect(table.tableView.cellForRow(at: [0, 100])?.frame.height == 144)
  }

  @Test func `reloading asks for everything anew`() {
    let table = TableFixture([["Old"]])
    table.start()
    table.rows = [["New"], ["Other", "Third"]]
    table.tableView.reloadData()
    #expect(table.labels == ["New", "Other", "Third"])
    #expect(table.tableView.numberOfSections == 2)
    #expect(table.tableView.numberOfRows(inSection: 1) == 2)
  }

  @Test func `registered classes make cells by their own initializer`() {
    final class BigCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        tag = 7
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let table = UITableView(frame: .zero, style: .plain)
    table.register(BigCell.self, forCellReuseIdentifier: "big")
    let cell = table.dequeueReusableCell(withIdentifier: "big", for: [0, 0])
    #expect(cell is BigCell)
    #expect(cell.tag == 7)
    #expect(cell.reuseIdentifier == "big")
    #expect(table.dequeueReusableCell(withIdentifier: "small") == nil)
  }

  @Test func `a name nobody registered stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "?", for: [0, 0])
      }
    }
  }

  @Test func `the header and footer views take the table's width`() {
    let table = TableFixture(count: 2)
    table.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 50))
    table.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 30))
    table.start()
    #expect(table.tableView.rectForRow(at: [0, 0]).minY == 50)
    #expect(
      table.tableView.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 390, height: 30))
  }

  @Test func `lines start where the text does, are a pixel high and end a row`() {
    let table = TableFixture(count: 3)
    table.start()
    let lines = table.stage.displayList().fills(height: 0.5)
    #expect(lines.map(\.minX) == [16, 16, 16])
    #expect(lines.map(\.maxX) == [390, 390, 390])
    #expect(lines.map(\.maxY) == [44, 88, 132])
    table.tableView.separatorStyle = .none
    #expect(table.stage.displayList().fills(height: 0.5).isEmpty)
  }

  @Test func `a group has lines from edge to edge around it`() {
    let table = TableFixture([["A", "B"]], style: .grouped)
    table.start()
    let lines = table.stage.displayList().fills(height: 0.5)
    #expect(lines.map(\.minY) == [35, 78.5, 122.5])
    #expect(lines.map(\.minX) == [0, 16, 0])
  }

  @Test func `a narrow screen's rows are not wider than the screen after turning back`() {
    let table = TableFixture(count: 3)
    table.start()
    table.stage.resize(to: CGSize(width: 880, height: 390), safeAreaInsets: .zero)
    #expect(table.tableView.cellForRow(at: [0, 0])?.frame.width == 880)
    #expect(table.tableView.cellForRow(at: [0, 0])?.textLabel?.frame.minX == 20)
    table.stage.resize(to: CGSize(width: 390, height: 880), safeAreaInsets: .zero)
    #expect(table.tableView.cellForRow(at: [0, 0])?.frame.width == 390)
  }
}

extension DisplayList {
  /// The frames of fills of a height, on the stage, from the top.
  func fills(height: CGFloat) -> [CGRect] {
    commands.flatMap { $0.fills(height: height, from: .zero) }.sorted { $0.minY < $1.minY }
  }
}

extension DrawCommand {
  fileprivate func fills(height: CGFloat, from origin: CGPoint) -> [CGRect] {
    switch self {
    case .fill(let fill) where fill.frame.height == height:
      [fill.frame.offsetBy(dx: origin.x, dy: origin.y)]
    case .layer(let layer):
      layer.commands.flatMap {
        $0.fills(
          height: height,
          from: CGPoint(x: origin.x + layer.origin.x, y: origin.y + layer.origin.y))
      }
    default: []
    }
  }
}
