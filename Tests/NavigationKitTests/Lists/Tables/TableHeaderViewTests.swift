import Foundation
import NavigationKit
import Testing

/// Headers and footers with views of the app's.
struct TableHeaderViewTests {
  private final class HeaderTable: TableFixture {
    var header: (Int) -> UIView? = { _ in nil }
    var footer: (Int) -> UIView? = { _ in nil }
    var headerHeight = UITableView.automaticDimension

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { header(section) }
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { footer(section) }
    override func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { headerHeight }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      calls.append("header \(section)")
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    override func tableView(
      _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { calls.append("footer \(section)") }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.append("row \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.append("end \(indexPath.row)") }
  }

  private final class Banner: UITableViewHeaderFooterView {
    static var made = 0
    var reused = 0
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      Banner.made += 1
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
      super.prepareForReuse()
      reused += 1
    }
  }

  @Test func `a view of the app's replaces the title, in the height it is given`() throws {
    let table = HeaderTable([["A"], ["B"]])
    table.headers = ["title", "title"]
    let view = UIView()
    table.header = { $0 == 0 ? view : nil }
    table.headerHeight = 60
    table.start()
    table.stage.settle()
    #expect(view.superview === table.tableView)
    #expect(view.frame == CGRect(x: 0, y: 22, width: 390, height: 60))
    #expect(table.tableView.headerView(forSection: 0) == nil)
    #expect(table.tableView.headerView(forSection: 1)?.textLabel?.text == "title")
    #expect(table.tableView.rectForRow(at: [1, 0]).minY == 208)
  }

  @Test func `a title's label can be changed before it is seen`() throws {
    let table = HeaderTable([["A"]])
    (table.headers, table.footers) = (["title"], ["note"])
    table.start()
    table.stage.settle()
    #expect(table.take() == ["row 0", "header 0", "footer 0"])
    #expect(table.tableView.headerView(forSection: 0)?.textLabel?.textColor == .red)
    #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "note")
    let title = try #require(
      table.stage.displayList().description.split(separator: "\n").first {
        $0.contains("\"title\"")
      })
    #expect(title.contains("#FF0000"))
  }

  @Test func `a registered class makes headers, which are used again`() throws {
    let table = HeaderTable((0..<60).map { ["Row \($0)"] })
    table.header = { section in
      let banner = table.tableView.dequeueReusableHeaderFooterView(withIdentifier: "banner")
      banner?.textLabel?.text = "Banner \(section)"
      return banner
    }
    Banner.made = 0
    table.headerHeight = 30
    table.loadViewIfNeeded()
    table.tableView.register(Banner.self, forHeaderFooterViewReuseIdentifier: "banner")
    table.start()
    table.stage.settle()
    let shown = Banner.made
    #expect(shown > 5 && shown < 20)
    table.tableView.contentOffset.y = 2000
    table.stage.settle()
    #expect(Banner.made <= shown + 2)
    let first = try #require(table.tableView.headerView(forSection: 27) as? Banner)
    #expect(first.textLabel?.text == "Banner 27" && first.reused > 0)
    #expect(table.tableView.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  @Test func `constraints give a header its height`() {
    let table = HeaderTable([["A"]])
    table.header = { _ in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 70),
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      ])
      return view
    }
    table.start()
    table.stage.settle()
    #expect(table.tableView.headerView(forSection: 0)?.frame.height == 80)
    #expect(table.tableView.rectForRow(at: [0, 0]).minY == 102)
  }

  @Test func `its background can be another`() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: "x")
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let back = UIView()
    view.backgroundView = back
    view.layoutIfNeeded()
    #expect(view.subviews == [back, view.contentView] && back.frame == view.bounds)
    view.backgroundView = nil
    #expect(back.superview == nil && view.reuseIdentifier == "x")
  }

  @Test func `rows tell when they come into view and go`() {
    let table = HeaderTable([(0..<40).map { "Row \($0)" }])
    table.start()
    table.stage.settle()
    #expect(table.take() == (0..<20).map { "row \($0)" })
    table.tableView.contentOffset.y = 44
    table.stage.settle()
    #expect(table.take() == ["end 0", "row 20"])
  }

  @Test func `a view behind the rows stays when they scroll`() {
    let table = TableFixture(count: 40)
    table.start()
    let back = UIView()
    table.tableView.backgroundView = back
    table.tableView.contentOffset.y = 300
    table.stage.settle()
    #expect(table.tableView.subviews.first === back && back.frame == table.tableView.bounds)
    table.rows[0].remove(at: 10)
    table.tableView.deleteRows(at: [[0, 10]], with: .fade)
    table.stage.advance(by: 0.1)
    #expect(table.tableView.subviews.first === back)
    table.tableView.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test func `several rows are selected and deselected by taps`() {
    let table = TableFixture(count: 9)
    table.start()
    table.tableView.allowsMultipleSelection = true
    table.stage.tap("Row 3")
    table.stage.tap("Row 1")
    table.stage.settle()
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 3], [0, 1]])
    #expect(table.tableView.indexPathForSelectedRow == [0, 1])
    #expect(table.tableView.cellForRow(at: [0, 3])?.isSelected == true)
    table.stage.tap("Row 3")
    #expect(table.take() == ["select 0.3", "select 0.1", "deselect 0.3"])
    table.tableView.selectRow(at: [0, 7], animated: false, scrollPosition: .none)
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 1], [0, 7]])
    table.tableView.allowsMultipleSelection = false
    #expect(table.tableView.indexPathsForSelectedRows == [[0, 7]])
    table.tableView.deselectRow(at: [0, 7], animated: false)
    #expect(table.tableView.indexPathsForSelectedRows == nil)
  }
}
