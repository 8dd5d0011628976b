import Foundation
import NavigationKit
import Testing

/// The calls to a table's data source and delegate depend on the visible rows, not on their total
/// number.
struct TableGrowthTests {
  nonisolated static let lengths = [10, 10_000, 1_000_000]

  /// The calls when a table is shown, and in each frame of scrolling by a row.
  private func calls(count: Int, estimate: CGFloat) -> [[String]] {
    let table = LongTable(count: count, height: { _ in 200 })
    table.tableView.estimatedRowHeight = estimate
    table.start()
    return [table.take()]
      + (0..<5).map { _ in
        table.tableView.contentOffset.y += 200
        table.stage.advance(by: 0.01)
        return table.take()
      }
  }

  @Test(arguments: [200, 60, 500] as [CGFloat])
  func `a frame of a scroll asks for as much in ten rows as in a million`(estimate: CGFloat) {
    let all = Self.lengths.map { calls(count: $0, estimate: estimate) }
    #expect(all[0] == all[1] && all[1] == all[2])
    #expect(all[0][0].filter { $0.hasPrefix("height") } == (0..<5).map { "height \($0)" })
    #expect(all[0][3].filter { $0 != "title" } == ["height 7", "cell 7"])
  }

  @Test func `a row put in at the top of a million is the only one asked about`() {
    let table = LongTable(count: 1_000_000, height: { _ in 50 })
    table.start()
    _ = table.take()
    table.count += 1
    table.tableView.insertRows(at: [[0, 0]], with: .automatic)
    table.stage.settle()
    #expect(table.take().filter { $0 != "title" } == ["rows", "height 0", "cell 0"])
    #expect(table.tableView.rectForRow(at: [0, 1]).minY == 50)
    table.count -= 1
    table.tableView.deleteRows(at: [[0, 3]], with: .automatic)
    table.stage.settle()
    #expect(table.take().filter { $0 != "title" } == ["rows", "cell 17"])
  }

  @Test func `where nothing is assumed every row is asked about at once, and never again`() {
    let heights = { (row: Int) in CGFloat(row % 7) + 40 }
    let table = LongTable(count: 2000, height: heights)
    table.tableView.estimatedRowHeight = 0
    table.start()
    #expect(table.take().filter { $0.hasPrefix("height") }.count == 2000)
    let total = (0..<2000).map(heights).reduce(0, +)
    #expect(table.tableView.contentSize.height == total)
    table.tableView.contentOffset.y = 30_000
    table.stage.advance(by: 0)
    #expect(!table.take().contains { $0.hasPrefix("height") })
  }

  @Test func `heights that are no heights stop nothing`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 0, 44]
    let table = LongTable(count: 5, height: { odd[$0] })
    table.start()
    table.tableView.contentOffset.y = 1e12
    table.stage.advance(by: 0)
    #expect(table.tableView.contentSize.height.isFinite)
  }

  // MARK: Rows that are not as high as assumed

  private func started(_ height: @escaping (Int) -> CGFloat) -> LongTable {
    let table = LongTable(count: 10_000, height: height)
    table.start()
    return table
  }

  private func y(_ row: Int, _ table: LongTable) -> CGFloat? {
    table.tableView.cellForRow(at: [0, row]).map { $0.convert($0.bounds, to: nil).minY }
  }

  @Test(arguments: [.top, .middle, .bottom] as [UITableView.ScrollPosition])
  func `a row is brought where it was asked for`(position: UITableView.ScrollPosition) {
    let heights = { (row: Int) in CGFloat(row % 9) * 20 + 30 }
    let table = started(heights)
    table.tableView.scrollToRow(at: [0, 5000], at: position, animated: false)
    let rest = 880 - heights(5000)
    let expected: CGFloat =
      switch position {
      case .top: 0
      case .middle: rest / 2
      default: rest
      }
    #expect(y(5000, table) == expected)
    table.tableView.scrollToRow(at: [0, 9999], at: position, animated: false)
    #expect(y(9999, table) == 880 - heights(9999))
  }

  @Test(arguments: [10, 44, 150] as [CGFloat])
  func `rows on screen stay in place as others come into view above`(height: CGFloat) throws {
    let table = started { _ in height }
    table.tableView.scrollToRow(at: [0, 5000], at: .top, animated: false)
    table.tableView.contentOffset.y -= 25
    table.stage.advance(by: 0)
    #expect(y(5000, table) == 25)
    table.stage.press(at: CGPoint(x: 200, y: 300))
    table.stage.move(to: CGPoint(x: 200, y: 330), over: 0.1)
    let start = try #require(y(5000, table))
    table.stage.move(to: CGPoint(x: 200, y: 500), over: 0.3)
    #expect(y(5000, table) == start + 170)
    table.stage.release()
    var last = start + 170
    for _ in 0..<10 {
      table.stage.advance(by: 0.016)
      guard let now = y(5000, table) else { break }
      #expect(now >= last && now < last + 40)
      last = now
    }
    table.stage.settle()
    #expect(table.tableView.contentOffset.y > 0)
  }

  @Test func `what coasts goes on as fast while higher rows come into view above`() throws {
    let table = started { _ in 150 }
    table.tableView.scrollToRow(at: [0, 5000], at: .top, animated: false)
    table.stage.drag(
      from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), over: 0.15)
    var steps: [CGFloat] = []
    for _ in 0..<40 {
      let row = try #require(table.tableView.indexPathsForVisibleRows?.first?.row)
      let start = try #require(y(row, table))
      table.stage.advance(by: 0.016)
      steps.append(try #require(y(row, table)) - start)
    }
    #expect(steps.reduce(0, +) > 500, "several rows came into view")
    for (step, next) in zip(steps, steps.dropFirst()) {
      #expect(next < step + 0.01 && next > step * 0.9, "\(steps)")
    }
  }

  @Test func `heights that rows were seen to need stay as others go`() {
    let table = TableFixture([(0..<60).map { "Row \($0) " + String(repeating: "word ", count: 30) }]
    )
    table.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    table.start()
    let view: UITableView = table.tableView
    while view.indexPathsForVisibleRows?.last != [0, 59] {
      view.contentOffset.y += 300
      table.stage.advance(by: 0)
    }
    let (height, row) = (view.contentSize.height, view.rectForRow(at: [0, 57]).height)
    #expect(row > 44)
    table.rows[0].remove(at: 57)
    view.deleteRows(at: [[0, 57]], with: .none)
    table.stage.advance(by: 0)
    #expect(view.contentSize.height == height - row)
  }
}

/// A table that records its calls.
private final class LongTable: UITableViewController {
  let stage = Stage(size: CGSize(width: 390, height: 880))
  var count: Int
  private let height: (Int) -> CGFloat
  private var calls: [String] = []

  init(count: Int, height: @escaping (Int) -> CGFloat) {
    self.count = count
    self.height = height
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  func start() {
    stage.window.rootViewController = self
    stage.window.makeKeyAndVisible()
    stage.advance(by: 0)
  }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    calls.append("rows")
    return count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    calls.append("cell \(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    calls.append("title")
    return nil
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    calls.append("height \(indexPath.row)")
    return height(indexPath.row)
  }
}
