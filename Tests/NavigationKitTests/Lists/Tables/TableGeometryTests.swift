import Foundation
import NavigationKit
import Testing

/// Where sections are, what is announced before it is seen, and rows that keep their cells.
struct TableGeometryTests {
  private final class Log: TableFixture, UITableViewDataSourcePrefetching {
    var announced: [[Int]] = []
    var cancelled: [[Int]] = []
    var estimates: ((IndexPath) -> CGFloat)?

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      announced.append(indexPaths.map(\.row))
    }

    func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { cancelled.append(indexPaths.map(\.row)) }

    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      estimates?(indexPath) ?? super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { calls.append("header \(section) gone") }

    override func tableView(
      _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { calls.append("footer \(section) gone") }
  }

  @Test func `a table that may not prefetch announces no rows`() {
    for isEnabled in [true, false] {
      let table = Log(count: 100)
      table.tableView.prefetchDataSource = table
      table.tableView.isPrefetchingEnabled = isEnabled
      table.start()
      table.stage.advance(by: 0)
      #expect(table.announced.isEmpty != isEnabled)
    }
  }

  @Test func `sections, headers and footers have their places`() {
    let table = TableFixture([["A", "B"], ["C"]])
    table.headers = ["One", "Two"]
    table.footers = ["End", nil]
    table.start()
    let view = table.tableView
    #expect(view?.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(view?.rectForFooter(inSection: 0) == CGRect(x: 0, y: 138, width: 390, height: 28))
    #expect(view?.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 166))
    #expect(view?.rect(forSection: 1) == CGRect(x: 0, y: 166, width: 390, height: 94))
    #expect(view?.rectForFooter(inSection: 1).height == 0)
    #expect(view?.rect(forSection: 2) == .zero)
    #expect(
      view?.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 1, height: 130)) == [
        [0, 1], [1, 0],
      ])
    #expect(view?.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 1, height: 9)) == nil)
  }

  @Test func `the space above headers is not a part of them`() {
    let table = TableFixture([["A", "B"], (0..<30).map { "C\($0)" }, []])
    table.headers = ["One", "Two", nil]
    table.tableView.sectionHeaderTopPadding = 20
    table.start()
    #expect(table.tableView.rectForHeader(inSection: 0).minY == 20)
    #expect(table.tableView.rectForHeader(inSection: 1).minY == 156)
    // A section without a header has none.
    #expect(table.tableView.rect(forSection: 2).height == 0)
    let header = { table.tableView.headerView(forSection: 1)?.frame.minY }
    #expect(header() == 156)
    table.tableView.contentOffset.y = 300
    table.stage.advance(by: 0)
    #expect(header() == 300)
  }

  @Test func `in a plain table there is space above every header, which scrolls away`() {
    let table = TableFixture([["A"], (0..<30).map { "B\($0)" }, ["C"]])
    table.headers = ["One", "Two", nil]
    table.start()
    let view = table.tableView
    #expect(view?.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(view?.rectForHeader(inSection: 1).minY == 116)
    #expect(view?.rect(forSection: 2).height == 44)
    let header = { view?.headerView(forSection: 0)?.frame.minY }
    table.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), over: 0.2)
    let offset = table.tableView.contentOffset.y
    #expect(offset > 22 && header() == offset)
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `in other tables there is none`(style: UITableView.Style) {
    let table = TableFixture([["A"], ["B"]], style: style)
    table.headers = ["One", "Two"]
    table.start()
    #expect(table.tableView.rectForHeader(inSection: 0).minY == 0)
    #expect(
      table.tableView.rectForHeader(inSection: 1).minY
        == table.tableView.rect(forSection: 0).maxY)
  }

  @Test func `rows are announced before they come into view, and those in vain cancelled`() {
    let table = Log(count: 100)
    table.tableView.prefetchDataSource = table
    table.start()
    #expect(table.announced == [Array(20..<40)])
    table.tableView.contentOffset.y = 44
    table.stage.advance(by: 0)
    #expect(table.announced.dropFirst() == [[40]])
    table.tableView.contentOffset.y = 40 * 44
    table.stage.advance(by: 0)
    #expect(table.announced.last == Array(60..<80))
    // Of those announced, rows up to 39 were jumped over.
    #expect(table.cancelled == [Array(21..<40)])
    table.tableView.contentOffset.y -= 44
    table.stage.advance(by: 0)
    #expect(table.announced.last == Array((19..<39).reversed()))
    #expect(table.cancelled.last == Array(60..<80))
  }

  @Test func `without prefetching no row is announced`() {
    let table = Log(count: 100)
    table.tableView.prefetchDataSource = table
    table.tableView.isPrefetchingEnabled = false
    table.start()
    table.tableView.contentOffset.y = 44
    table.stage.advance(by: 0)
    #expect(table.announced.isEmpty)
  }

  @Test func `the delegate hears of headers and footers that go`() {
    let table = Log([(0..<30).map { "A\($0)" }, (0..<30).map { "B\($0)" }])
    table.headers = ["One", "Two"]
    table.footers = ["End", nil]
    table.start()
    #expect(table.take().isEmpty)
    table.tableView.contentOffset.y = 40 * 44
    table.stage.advance(by: 0)
    #expect(table.take() == ["header 0 gone", "footer 0 gone"])
  }

  @Test func `the delegate estimates rows that were never in view`() {
    let table = Log(count: 1000)
    table.tableView.estimatedRowHeight = 44
    table.estimates = { $0.row < 500 ? 44 : 100 }
    table.start()
    #expect(table.tableView.contentSize.height == 72_000)
  }

  @Test func `a delegate without estimates is asked once for a million rows`() {
    let table = Log([Array(repeating: "Row", count: 1_000_000)])
    table.start()
    #expect(table.tableView.contentSize.height == 44_000_000)
  }

  @Test func `rows that are configured again keep their cells, and are measured again`() {
    let table = TableFixture(count: 4)
    table.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    table.start()
    let cell = table.tableView.cellForRow(at: [0, 1])
    let asked = table.asked
    table.rows[0][1] = "One\nTwo\nThree"
    table.tableView.reconfigureRows(at: [[0, 1], [0, 9]])
    table.stage.advance(by: 0)
    #expect(table.asked == asked + 1 && table.tableView.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.textLabel?.text == "One\nTwo\nThree")
    #expect(table.tableView.rectForRow(at: [0, 1]).height > 44)
  }

  @Test func `a row that is scrolled to is below the header that is held there`() {
    let table = TableFixture([(0..<60).map { "Row \($0)" }])
    table.headers = ["Header"]
    table.start()
    let view = table.tableView!
    let header = view.rectForHeader(inSection: 0).height
    func top(_ row: Int) -> CGFloat { view.rectForRow(at: [0, row]).minY - view.contentOffset.y }
    view.scrollToRow(at: [0, 30], at: .top, animated: false)
    #expect(header > 0 && top(30) == header)
    view.scrollToRow(at: [0, 29], at: .none, animated: false)
    #expect(top(29) == header)
    view.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(top(0) == header)
    let grouped = TableFixture([(0..<60).map { "Row \($0)" }], style: .grouped)
    grouped.headers = ["Header"]
    grouped.start()
    grouped.tableView.scrollToRow(at: [0, 30], at: .top, animated: false)
    #expect(grouped.tableView.rectForRow(at: [0, 30]).minY == grouped.tableView.contentOffset.y)
  }

  @Test func `subclasses hear of changes and selections by code`() {
    let table = Recorder(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let data = TableFixture(count: 3)
    table.dataSource = data
    data.stage.window.addSubview(table)
    data.stage.settle()
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    data.rows[0].remove(at: 2)
    table.deleteRows(at: [[0, 2]], with: .none)
    table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(table.calls == ["select", "delete", "scroll"])
  }

  private final class Recorder: UITableView {
    var calls: [String] = []

    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("delete")
      super.deleteRows(at: indexPaths, with: animation)
    }

    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      calls.append("select")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
      calls.append("scroll")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
}
