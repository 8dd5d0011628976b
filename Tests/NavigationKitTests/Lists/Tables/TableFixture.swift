import Foundation
import Goldens
import NavigationKit

/// A stage filled by a table of named rows, with a log of the controller's calls.
class TableFixture: UITableViewController {
  let stage: Stage
  var rows: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var cellStyle = UITableViewCell.CellStyle.default
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var height: ((IndexPath) -> CGFloat)?
  /// Makes cells that are not the usual ones; nil for those.
  var make: (() -> UITableViewCell)?
  private(set) var made = 0
  private(set) var asked = 0
  private(set) var measured = 0
  var calls: [String] = []

  init(
    _ rows: [[String]], style: UITableView.Style = .plain, insets: UIEdgeInsets = .zero,
    isRightToLeft: Bool = false
  ) {
    stage = Stage(
      size: CGSize(width: 390, height: 880), safeAreaInsets: insets,
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    self.rows = rows
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a table of `count` rows, "Row 0" first.
  convenience init(count: Int, style: UITableView.Style = .plain) {
    self.init([(0..<count).map { "Row \($0)" }], style: style)
  }

  /// Shows the table.
  func start(in container: UIViewController? = nil) {
    stage.window.rootViewController = container ?? self
    stage.window.makeKeyAndVisible()
  }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  var labels: [String] {
    stage.elements(.cell).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  private func makeCell() -> UITableViewCell {
    made += 1
    return make?() ?? UITableViewCell(style: cellStyle, reuseIdentifier: "row")
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headers.indices.contains(section) ? headers[section] : nil }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { footers.indices.contains(section) ? footers[section] : nil }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(indexPath.row)")
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 1 }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    measured += 1
    return height?(indexPath) ?? super.tableView(tableView, heightForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("detail \(indexPath.row)") }
}
