import Foundation

@testable import NavigationKit

/// A table whose rows are selected, swiped, deleted and moved.
final class WalkTableController: WalkListController {
  private let table: UITableView
  override var list: UIScrollView { table }

  override init(seed: Int) {
    table = UITableView(frame: .zero, style: seed.isMultiple(of: 2) ? .plain : .insetGrouped)
    super.init(seed: seed)
    table.allowsMultipleSelection = seed % 9 < 3
    table.register(WalkRow.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Actions

  override var selection: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
  override var selectionInData: [IndexPath] { selection.map(table.dataPath) }

  override func show(_ updates: [ListUpdate], _ random: inout RandomNumbers) {
    let motion = random.pick([UITableView.RowAnimation.automatic, .fade, .left, .top, .none])
    table.performBatchUpdates {
      for update in updates { self.perform(update, motion) }
    }
  }

  private func perform(_ update: ListUpdate, _ motion: UITableView.RowAnimation) {
    switch update {
    case .insert(let paths): table.insertRows(at: paths, with: motion)
    case .delete(let paths): table.deleteRows(at: paths, with: motion)
    case .reload(let paths): table.reloadRows(at: paths, with: motion)
    case .move(let start, let end): table.moveRow(at: start, to: end)
    case .insertSections(let sections): table.insertSections(sections, with: motion)
    case .deleteSections(let sections): table.deleteSections(sections, with: motion)
    case .reloadSections(let sections): table.reloadSections(sections, with: motion)
    case .moveSection(let start, let end): table.moveSection(start, toSection: end)
    }
  }

  override func reload() { table.reloadData() }
  override func select(_ path: IndexPath) {
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }
  override func deselect(_ path: IndexPath) { table.deselectRow(at: path, animated: false) }
  override func scroll(to path: IndexPath, animated: Bool) {
    table.scrollToRow(at: path, at: .middle, animated: animated)
  }
  override func restyle(_ random: inout RandomNumbers) {
    table.setEditing(!table.isEditing, animated: !random.isOne(in: 3))
  }

  // MARK: Invariants

  override func fault(atRest: Bool) -> String? {
    let allCells = table.shownCells.views + table.leavingCells
    if Set(allCells.map(ObjectIdentifier.init)).count != allCells.count {
      return "a cell is there twice"
    }
    guard table.cachedLayout != nil, table.moved == nil else { return nil }
    for (path, cell) in table.shownCells {
      if cell.superview == nil { return "\(path) is not on screen" }
      let label = (cell as? WalkRow)?.label
      if label != items.label(at: path) {
        return "\(path) shows \(label ?? "nothing"), not \(items.label(at: path))"
      }
      if cell.isSelected != selection.contains(path) {
        return "the row at \(path) is selected: \(cell.isSelected)"
      }
    }
    return atRest ? faultAtRest : nil
  }

  private var faultAtRest: String? {
    if !table.leavingCells.isEmpty { return "a deleted row's cell is left" }
    if case .pulling = table.swipe { return "a row is still pulled" }
    if let fault = list.scrollFault { return fault }
    let cells = Set(table.shownCells.views.map(ObjectIdentifier.init))
    let parked = Set(table.parkedCells.views.map(ObjectIdentifier.init))
    for cell in table.subviews where cell is UITableViewCell && !cell.isHidden {
      let id = ObjectIdentifier(cell)
      if !cells.contains(id), !parked.contains(id) { return "a cell is left over" }
    }
    for path in items.paths {
      let place = table.rectForRow(at: path)
      list.forgetAnimatedItem(at: place, isShown: table.cellForRow(at: path) != nil)
      let cell = table.cellForRow(at: path)
      if let fault = list.fault(of: path, at: place, isShown: cell != nil) { return fault }
      guard let cell else { continue }
      if abs(cell.frame.minY - place.minY) > 0.01 || abs(cell.frame.height - place.height) > 0.01 {
        return "\(path) is at \(cell.frame), not \(place)"
      }
      if cell.alpha * cell.stateAlpha != 1 { return "\(path) is translucent" }
    }
    return nil
  }
}

extension WalkTableController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { items.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.sections[section].items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? WalkRow)?.label = items.label(at: indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section.isMultiple(of: 2) ? "section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    size(at: indexPath).height
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { items.move(sourceIndexPath, to: destinationIndexPath) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { delete(indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.delete(indexPath)
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
    ])
  }

  private func delete(_ path: IndexPath) {
    items.remove(path)
    table.deleteRows(at: [path], with: .automatic)
  }
}

/// A row that knows what it shows.
private final class WalkRow: UITableViewCell {
  var label = "" { didSet { textLabel?.text = label } }
}
