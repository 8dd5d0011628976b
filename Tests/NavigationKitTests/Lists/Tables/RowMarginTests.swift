import Goldens
import Foundation
import NavigationKit
import Testing

/// The margins inside rows, wherever the rows have been scrolled to.
struct RowMarginTests {
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 80
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      30
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.preservesSuperviewLayoutMargins = true
      cell.contentView.preservesSuperviewLayoutMargins = true
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: margins.topAnchor),
        box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }
  }

  @Test(arguments: [0, 30, 70, 400])
  func `rows below bars and past the edge have the margins of the others`(offset: CGFloat) {
    let stage = Stage(
      size: .homeButtonPhone,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let rows = Rows(style: .plain)
    stage.window.rootViewController = UINavigationController(rootViewController: rows)
    stage.window.makeKeyAndVisible()
    rows.tableView.contentOffset.y += offset
    stage.settle()
    let heights = rows.tableView.visibleCells.map { $0.contentView.subviews[0].frame.height }
    #expect(heights.count > 6 && Set(heights).count == 1)
  }

  @Test func `rows of a wide table can be as wide as is read well, and are centred`() throws {
    let stage = Stage(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    let rows = Rows(style: .plain)
    stage.window.rootViewController = rows
    stage.window.makeKeyAndVisible()
    let box = try #require(rows.tableView.visibleCells.first?.contentView.subviews.first)
    #expect(box.frame.minX == 20 && box.frame.width == 984)
    rows.tableView.cellLayoutMarginsFollowReadableWidth = true
    stage.settle()
    #expect(box.frame.width == 672 && box.frame.midX == 512)
    #expect(rows.tableView.visibleCells.first?.contentView.frame.width == 1024)
    stage.resize(to: CGSize(width: 390, height: 768), safeAreaInsets: .zero)
    #expect(rows.tableView.visibleCells.first?.contentView.subviews.first?.frame.width == 358)
  }

  @Test func `texts, values and titles keep to that width, and so do inset groups`() throws {
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = ValueRows(style: style)
      table.tableView.cellLayoutMarginsFollowReadableWidth = true
      let stage = Stage(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
      stage.window.rootViewController = table
      stage.window.makeKeyAndVisible()
      let cell = try #require(table.tableView.cellForRow(at: [0, 0]))
      let label = try #require(cell.textLabel)
      let value = try #require(cell.detailTextLabel)
      let inner: CGFloat = style == .plain ? 0 : 20
      #expect(label.convert(label.bounds, to: nil).minX == 176 + inner)
      #expect(value.convert(value.bounds, to: nil).maxX == 848 - inner)
      let header = try #require(table.tableView.headerView(forSection: 0)?.textLabel)
      #expect(header.convert(header.bounds, to: nil).minX == 176 + inner)
      let content = try #require(table.tableView.cellForRow(at: [0, 1]))
      let text = try #require(content.contentView.subviews.first?.subviews.first { $0 is UILabel })
      #expect(text.convert(text.bounds, to: nil).minX == 176 + inner)
    }
  }

  @Test func `a configured title follows when that is set later`() throws {
    let table = ConfiguredTitle(style: .plain)
    let stage = Stage(size: CGSize(width: 1024, height: 768), safeAreaInsets: .zero)
    stage.window.rootViewController = table
    stage.window.makeKeyAndVisible()
    let content = try #require(table.tableView.headerView(forSection: 0)?.contentView)
    let label = try #require(content.subviews.first?.subviews.first { $0 is UILabel })
    #expect(label.convert(label.bounds, to: nil).minX == 20)
    table.tableView.cellLayoutMarginsFollowReadableWidth = true
    stage.settle()
    #expect(label.convert(label.bounds, to: nil).minX == 176)
  }

  private final class ConfiguredTitle: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = view.defaultContentConfiguration()
      content.text = "Head"
      view.contentConfiguration = content
      return view
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private final class ValueRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Head" }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Name"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test func `rows on a screen that was turned there and back are as high as before`() {
    let upright = (size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, bottom: 34))
    let stage = Stage(size: upright.size, safeAreaInsets: upright.insets)
    let rows = WrappedRows(style: .plain)
    let page = UIViewController()
    stage.window.rootViewController = page
    page.addChild(rows)
    page.view.addSubview(rows.view)
    rows.didMove(toParent: page)
    pin(rows.view, to: page.view)
    stage.window.makeKeyAndVisible()
    let height = rows.tableView.rectForRow(at: [0, 0]).height
    stage.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(rows.tableView.rectForRow(at: [0, 0]).height < height)
    stage.resize(to: upright.size, safeAreaInsets: upright.insets)
    #expect(rows.tableView.rectForRow(at: [0, 0]).height == height)
  }

  private func pin(_ view: UIView, to outer: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
  }

  private final class WrappedRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "A sentence that goes on. ", count: 6)
      return cell
    }
  }

  @Test func `a page's margins are the system's at least, unless its controller allows less`() {
    let stage = Stage(size: CGSize(width: 390, height: 768), safeAreaInsets: .zero)
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    #expect(page.systemMinimumLayoutMargins.leading == 16)
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 4, leading: 2, bottom: 4, trailing: 30)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 30))
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 30))
  }
}
