import Foundation
import NavigationKit
import SDLShell

/// The screen over a window with a panel on it.
final class CommandPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// A panel's minimum width, its minimum distance from the window's edges, and the height of a
  /// heading, in points.
  private static let width: CGFloat = 280
  private static let margin: CGFloat = 8
  private static let headingHeight: CGFloat = 26
  /// The free space above a first line without a heading and below the last one, in points.
  private static let end: CGFloat = 6
  static let cornerRadius: CGFloat = 10

  /// Called with what was chosen; nil if the panel was only left.
  var onEnd: (WindowCommand?) -> Void = { _ in }
  private var content = PanelContent(sections: [])
  private var corner: CGPoint?
  private let backdrop = UIControl(frame: .zero)
  private let panel = UIView(frame: .zero)
  /// Cuts off the list, and its ends, at the panel's corners.
  private let box = UIView(frame: .zero)
  private let table = UITableView(frame: .zero, style: .plain)
  /// The ends of a list that is longer than the window.
  private let (upperEdge, lowerEdge) = (PanelEdge(isUpper: true), PanelEdge(isUpper: false))
  /// Measures texts.
  private let ruler = UILabel(frame: .zero)

  override func viewDidLoad() {
    backdrop.addAction(UIAction { [weak self] _ in self?.onEnd(nil) }, for: .touchUpInside)
    panel.layer.shadowOpacity = 0.3
    panel.layer.shadowRadius = 12
    panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    panel.layer.cornerRadius = Self.cornerRadius
    panel.backgroundColor = .tertiarySystemBackground
    box.layer.cornerRadius = Self.cornerRadius
    box.layer.borderWidth = 1
    box.clipsToBounds = true
    table.backgroundColor = .tertiarySystemBackground
    table.separatorStyle = .none
    table.rowHeight = PanelRowCell.height
    table.sectionHeaderTopPadding = 0
    table.contentInset.bottom = Self.end
    table.register(PanelRowCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    ruler.isHidden = true
    panel.addSubview(ruler)
    panel.addSubview(box)
    for part in [table, upperEdge, lowerEdge] { box.addSubview(part) }
    view.addSubview(backdrop)
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    backdrop.frame = view.bounds
    box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let room = view.bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let size = CGSize(
      width: min(max(Self.width, contentWidth), room.width), height: min(contentHeight, room.height)
    )
    let best =
      corner ?? CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
    panel.frame = CGRect(
      x: max(room.minX, min(best.x, room.maxX - size.width)),
      y: max(room.minY, min(best.y, room.maxY - size.height)),
      width: size.width, height: size.height)
    box.frame = panel.bounds
    table.frame = box.bounds
    upperEdge.frame = CGRect(x: 0, y: 0, width: size.width, height: PanelEdge.height)
    lowerEdge.frame = upperEdge.frame.offsetBy(dx: 0, dy: size.height - PanelEdge.height)
    showEdges()
  }

  /// Shows in which directions the list goes on.
  private func showEdges() {
    upperEdge.isHidden = table.contentOffset.y <= 0
    lowerEdge.isHidden = table.contentOffset.y + table.bounds.height >= contentHeight
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showEdges() }

  /// The width at which no line is cut.
  private var contentWidth: CGFloat {
    let rows = content.sections.flatMap(\.rows)
    return rows.map { PanelRowCell.width(of: $0, measuredBy: ruler) }.max() ?? 0
  }

  private var contentHeight: CGFloat {
    content.sections.reduce(Self.end) {
      $0 + headingHeight(of: $1) + PanelRowCell.height * CGFloat($1.rows.count)
    }
  }

  private func headingHeight(of section: PanelContent.Section) -> CGFloat {
    section.title == nil ? Self.end : Self.headingHeight
  }

  /// Shows a panel, best with its corner at a point, and marks the line of a command, else where one
  /// starts.
  func show(_ content: PanelContent, at corner: CGPoint?, marking command: WindowCommand?) {
    (self.content, self.corner) = (content, corner)
    reload()
    table.contentOffset = .zero
    (content.index(of: command) ?? content.start).map { mark($0) }
  }

  /// Shows which commands are on now; the marked line stays marked.
  func update(_ content: PanelContent) {
    guard content != self.content else { return }
    let (index, offset) = (marked, table.contentOffset)
    let command = index.map { self.content.row(at: $0).command }
    self.content = content
    reload()
    table.contentOffset = offset
    (content.index(of: command ?? nil) ?? index).map { mark($0) }
  }

  private func reload() {
    table.reloadData()
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Marks the line so many lines below the marked one, from the last to the first and back.
  func mark(by step: Int) {
    let count = content.choices.count
    guard count > 0 else { return }
    mark(((marked ?? 0) + step + count) % count)
  }

  /// Marks the line so many pages below the marked one, as far as there are lines.
  func mark(byPages pages: CGFloat) {
    guard let last = content.choices.indices.last else { return }
    let step = pages * max((table.bounds.height / PanelRowCell.height).rounded(.down) - 1, 1)
    mark(Int(max(0, min(CGFloat(marked ?? 0) + step, CGFloat(last)))))
  }

  /// Marks the line whose name begins so, else one that has it in its name; returns false if none has.
  @discardableResult func mark(named text: String) -> Bool {
    let names = content.choices.indices.map { content.row(at: $0).title }
    guard let index = TypedName.index(of: text, in: names) else { return false }
    mark(index)
    return true
  }

  /// Where the panel is.
  var area: CGRect { panel.frame }

  /// Chooses the line at a point, or leaves the panel if the point is beside it.
  func choose(at point: CGPoint) {
    guard panel.frame.contains(point) else { return onEnd(nil) }
    guard let path = table.indexPathForRow(at: table.convert(point, from: view)) else { return }
    tableView(table, didSelectRowAt: path)
  }

  /// Marks the line at a point, if there is one that can be chosen.
  func mark(at point: CGPoint) {
    guard panel.frame.contains(point),
      let path = table.indexPathForRow(at: table.convert(point, from: view)),
      path != table.indexPathForSelectedRow,
      content.choices.contains(where: { $0 == (path.section, path.row) })
    else { return }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  /// Chooses the marked line.
  func chooseMarked() {
    marked.map { onEnd(content.row(at: $0).command) }
  }

  /// Opens the panel that the marked line leads to, if it leads to one.
  func openMarked() {
    if let marked, content.row(at: marked).opensPanel { chooseMarked() }
  }

  private var marked: Int? {
    table.indexPathForSelectedRow.flatMap { path in
      content.choices.firstIndex { $0 == (path.section, path.row) }
    }
  }

  private func mark(_ index: Int) {
    guard content.choices.indices.contains(index) else { return }
    let (section, row) = content.choices[index]
    let path = IndexPath(row: row, section: section)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.scrollToRow(at: path, at: .none, animated: false)
    let clear = table.rectForRow(at: path).insetBy(dx: 0, dy: -PanelEdge.height)
    table.scrollRectToVisible(clear, animated: false)
    // The space above the first line and below the last one belongs to them.
    if index == 0 { table.contentOffset.y = 0 }
    if index == content.choices.count - 1 {
      table.contentOffset.y = max(0, contentHeight - table.bounds.height)
    }
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    PanelHeading(content.sections[section].title)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headingHeight(of: content.sections[section])
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? PanelRowCell)?.show(content.sections[indexPath.section].rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let command = content.sections[indexPath.section].rows[indexPath.row].command
    if command != nil { onEnd(command) }
  }
}
