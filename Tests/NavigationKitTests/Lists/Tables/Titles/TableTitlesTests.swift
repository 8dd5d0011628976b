import Foundation
import Goldens
import NavigationKit
import Testing

/// Section headers and footers.
struct TableTitlesTests {
  @Test func `a header shows a configuration, as high as it needs, and follows its state`() {
    let table = Configured([["A"], ["B"]])
    table.start()
    let header = table.tableView.headerView(forSection: 0)
    let height = table.tableView.rectForHeader(inSection: 0).height
    #expect(height > 50)
    #expect(table.stage.drawn.text("First")?.font.weight == .semibold)
    #expect(table.stage.drawn.text("Second line") != nil)
    #expect(table.stage.drawn.fills(.systemYellow).map(\.height) == [height, height])
    header?.configurationUpdateHandler = { view, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Other"
      view.contentConfiguration = content
    }
    #expect(table.stage.drawn.text("Other") != nil)
  }

  private final class Configured: TableFixture {
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let view =
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        ?? UITableViewHeaderFooterView(reuseIdentifier: "head")
      var content = view.defaultContentConfiguration()
      content.text = section == 0 ? "First" : "Next"
      content.secondaryText = section == 0 ? "Second line" : "More"
      content.secondaryTextProperties.font = .systemFont(ofSize: 20)
      view.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      view.backgroundConfiguration = background
      return view
    }
  }

  @Test func `a grouped table's header has a second text below its title, and room for it`() {
    let one = Detailed([["A"]], style: .grouped)
    one.start()
    let header = one.tableView.headerView(forSection: 0)
    let plain = one.tableView.rectForHeader(inSection: 0).height
    header?.detailTextLabel?.text = "Detail"
    one.tableView.reloadData()
    one.stage.settle()
    #expect(one.tableView.rectForHeader(inSection: 0).height > plain)
    let (title, detail) = (header?.textLabel?.frame, header?.detailTextLabel?.frame)
    #expect(title?.maxY == detail?.minY && title?.minX == detail?.minX)
    #expect(detail?.maxY == one.tableView.rectForHeader(inSection: 0).height - 7)
  }

  private final class Detailed: TableFixture {
    private let header = UITableViewHeaderFooterView(reuseIdentifier: "head")

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      header.textLabel?.text = "Title"
      return header
    }
  }

  private func texts(_ table: TableFixture) -> [StageElement] {
    table.stage.elements(.text).sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func `a plain table's band stays on top while its rows are there`() {
    let rows = (0..<30).map { "Row \($0)" }
    let table = TableFixture([rows, rows])
    table.headers = ["One", "Two"]
    table.start()
    #expect(table.tableView.rectForRow(at: [0, 0]).minY == 50)
    table.tableView.contentOffset.y = 500
    table.stage.advance(by: 0)
    #expect(texts(table).first?.label == "One")
    #expect(texts(table).first.map { $0.frame.minY > 0 && $0.frame.maxY < 28 } == true)
    table.tableView.contentOffset.y = 50 + 30 * 44 + 22
    table.stage.advance(by: 0)
    #expect(texts(table).map(\.label) == ["Two"])
  }

  @Test func `only the band that is held at the top of a plain table is painted`() {
    let rows = (0..<30).map { "Row \($0)" }
    let table = TableFixture([["A"], rows])
    table.headers = ["One", "Two"]
    table.start()
    func bands() -> [CGFloat] { table.stage.displayList().fills(height: 28).map(\.minY) }
    #expect(bands() == [])
    for (offset, held) in [(23, [0]), (80, [-14]), (94, []), (120, [0]), (0, []), (-30, [])]
      as [(CGFloat, [CGFloat])]
    {
      table.tableView.contentOffset.y = offset
      table.stage.advance(by: 0)
      #expect(bands() == held, "at \(offset)")
    }
  }

  @Test func `a row under the band is not tapped through it`() {
    let rows = (0..<30).map { "Row \($0)" }
    let table = TableFixture([rows])
    table.headers = ["One"]
    table.start()
    table.tableView.contentOffset.y = 100
    table.stage.tap(at: CGPoint(x: 100, y: 10))
    #expect(table.take().isEmpty)
  }

  @Test func `groups have captions in capitals and notes of several lines`() {
    let table = TableFixture([["A"], ["B"]], style: .grouped)
    table.headers = [nil, "Sounds"]
    table.footers = [String(repeating: "word ", count: 40), nil]
    table.start()
    #expect(table.tableView.rectForRow(at: [0, 0]).minY == 35)
    let note = texts(table).first
    #expect(note?.frame.minY == 87)
    #expect((note?.frame.height ?? 0) > 40)
    #expect(texts(table).map(\.label).last == "SOUNDS")
    let second = table.tableView.rectForRow(at: [1, 0]).minY
    #expect(second == (note?.frame.maxY ?? 0) + 10 + 38)
    #expect(texts(table).last?.frame.maxY == second - 7)
  }

  @Test func `a plain table's titles have as many lines as they need`() throws {
    let table = TableFixture([["A"], ["B"]])
    table.headers = [String(repeating: "head ", count: 40), nil]
    table.footers = [String(repeating: "word ", count: 40), nil]
    table.start()
    let titles = texts(table)
    #expect(titles.count == 2 && titles.allSatisfy { $0.frame.height > 60 })
    let (row, next) = (
      table.tableView.rectForRow(at: [0, 0]), table.tableView.rectForRow(at: [1, 0])
    )
    #expect(titles[0].frame.minY > 0 && titles[0].frame.maxY < row.minY)
    #expect(titles[1].frame.minY > row.maxY && titles[1].frame.maxY < next.minY)
    table.headers = ["Short", nil]
    table.tableView.reloadData()
    table.stage.advance(by: 0)
    #expect(table.tableView.rectForRow(at: [0, 0]).minY == 50)
  }

  @Test func `groups without titles keep their distance`() {
    let table = TableFixture([["A"], ["B"]], style: .grouped)
    table.start()
    #expect(table.tableView.rectForRow(at: [1, 0]).minY == 114)
  }
}
