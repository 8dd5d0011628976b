import Foundation
import Goldens
import NavigationKit
import Testing

/// Rows and views in bars whose sizes follow from constraints.
struct SelfSizingTests {
  /// A row with a text 10 from its edges.
  private final class TextCell: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.font = .systemFont(ofSize: 20)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Texts: UITableViewController {
    let texts: [String]
    init(_ texts: [String]) {
      self.texts = texts
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TextCell.self, forCellReuseIdentifier: "text")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = texts[indexPath.row]
      return cell
    }
  }

  @Test func `rows are as high as their constraints need`() {
    let stage = Stage(size: CGSize(width: 120, height: 400))
    let page = Texts(["1234", "1234 1234 1234 1234 1234", "1"])
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    _ = stage.displayList()
    let heights = (0..<3).map {
      page.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    // 100 points hold two words: one line, three and one, of 24 each, and 2 * 10.
    #expect(heights == [44, 92, 44])
    let cell = page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell
    #expect(cell?.label.frame == rect(10, 10, 100, 72) && stage.warnings.isEmpty)
  }

  @Test func `rows that come into view and are used again are measured, too`() {
    let stage = Stage(size: CGSize(width: 120, height: 200))
    let page = Texts((0..<40).map { $0.isMultiple(of: 2) ? "1234" : "1234 1234 1234" })
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    page.tableView.scrollToRow(
      at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    _ = stage.displayList()
    let heights = [38, 39].map {
      page.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [44, 68] && stage.warnings.isEmpty)
  }

  /// A view that constraints make 70 by 20.
  private func card() -> UIView {
    let (card, inner) = (UIView(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 60),
      inner.heightAnchor.constraint(equalToConstant: 20),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.topAnchor.constraint(equalTo: card.topAnchor),
      inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    return card
  }

  @Test(arguments: [true, false])
  func `views in bars are as large as their constraints need`(keepsFrame: Bool) {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    let (title, item) = (card(), card())
    title.translatesAutoresizingMaskIntoConstraints = keepsFrame
    item.translatesAutoresizingMaskIntoConstraints = keepsFrame
    page.navigationItem.titleView = title
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: item)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    _ = stage.displayList()
    #expect(title.frame.size == CGSize(width: 70, height: 20))
    #expect(item.frame.size == CGSize(width: 70, height: 20))
    #expect(title.convert(title.bounds, to: nil).midX == 195)
    #expect(title.subviews[0].frame == rect(10, 0, 60, 20) && stage.warnings.isEmpty)
  }
}
