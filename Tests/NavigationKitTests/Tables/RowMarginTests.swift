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
      size: CGSize(width: 375, height: 667),
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let rows = Rows(style: .plain)
    stage.window.rootViewController = UINavigationController(rootViewController: rows)
    stage.window.makeKeyAndVisible()
    rows.tableView.contentOffset.y += offset
    stage.settle()
    let heights = rows.tableView.visibleCells.map { $0.contentView.subviews[0].frame.height }
    #expect(heights.count > 6 && Set(heights).count == 1)
  }
}
