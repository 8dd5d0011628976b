import Foundation
import NavigationKit

/// A page of the inspector that lists facts, with a view above the list or without.
class FactsPage: UITableViewController, InspectorPage {
  let inspection: Inspection
  private var shown: [FactSection] = []
  /// The space above a heading, in points.
  private static let sectionGap: CGFloat = 8

  /// Makes a page with a title and a symbol for the tab bar, and one while it is selected.
  init(
    _ inspection: Inspection, title: String, symbol: String, selectedSymbol: String? = nil
  ) {
    self.inspection = inspection
    super.init(style: .plain)
    self.title = title
    tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol),
      selectedImage: selectedSymbol.flatMap { UIImage(systemName: $0) })
  }

  required init?(coder: NSCoder) { nil }

  /// The facts to list now.
  var sections: [FactSection] { [] }
  /// Opens what a line leads to.
  func open(_ fact: Fact) {}

  override func viewDidLoad() {
    tableView.separatorStyle = .none
    tableView.sectionHeaderTopPadding = Self.sectionGap
    tableView.register(FactCell.self, forCellReuseIdentifier: "fact")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  func refresh() {
    let sections = sections.filter { !$0.facts.isEmpty }
    guard sections != shown else { return }
    shown = sections
    tableView.reloadData()
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { shown.count }
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown[section].facts.count }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { shown[section].title }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { FactCell.height(of: fact(at: indexPath), in: tableView.bounds.width) }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
    (cell as? FactCell)?.show(fact(at: indexPath))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if fact(at: indexPath).target != nil { open(fact(at: indexPath)) }
  }

  private func fact(at path: IndexPath) -> Fact { shown[path.section].facts[path.row] }
}
