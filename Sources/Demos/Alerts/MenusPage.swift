/// Rows with context menus, and buttons that open menus; the prompt names what was chosen.
final class MenusPage: UITableViewController {
  /// A group of rows: what its preview is, and the rows' names.
  private struct Group {
    let title: String
    let hasPage: Bool
    var rows: [String]
  }

  private var groups = [
    Group(title: "The row is lifted", hasPage: false, rows: ["Lighthouse", "Ferry"]),
    Group(title: "A page is the preview", hasPage: true, rows: ["Crane", "Fish Market"]),
  ]
  private let pullDown = UIButton(configuration: .gray())
  private let popUp = UIButton(configuration: .tinted())
  private let header = UIView(frame: .zero)

  init(_ title: String) {
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pullDown.setTitle("Pull Down", for: .normal)
    pullDown.menu = UIMenu(children: [
      action("Rotate", "arrow.clockwise"), action("Duplicate", "doc.on.doc"),
      UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
    ])
    popUp.menu = UIMenu(
      title: "Size", children: ["Small", "Medium", "Large"].map { action($0) })
    popUp.changesSelectionAsPrimaryAction = true
    for button in [pullDown, popUp] {
      button.showsMenuAsPrimaryAction = true
      header.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    let margin = MenusPage.margin
    let buttons = isRightToLeft && !isLarge ? [popUp, pullDown] : [pullDown, popUp]
    let columns = isLarge ? 1 : buttons.count
    let width = (view.bounds.width - margin) / CGFloat(columns) - margin
    let height = isLarge ? pullDown.sizeThatFits(.zero).height : MenusPage.buttonHeight
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: margin + CGFloat(place % columns) * (width + margin),
        y: margin + CGFloat(place / columns) * (height + margin), width: width, height: height)
    }
    let rows = CGFloat(buttons.count / columns)
    guard header.frame.height != rows * (height + margin) else { return }
    header.frame.size.height = rows * (height + margin)
    tableView.tableHeaderView = header
  }

  private func action(
    _ title: String, _ symbol: String? = nil, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) {
      [weak self] _ in self?.navigationItem.prompt = "Chosen: \(title)"
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    groups[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = groups[indexPath.section].rows[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "mappin")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = page(groups[indexPath.section].rows[indexPath.row])
    navigationController?.pushViewController(page, animated: true)
  }

  private func page(_ title: String) -> UIViewController {
    let page = MessagePage(title, symbol: "mappin", "A place in the harbour.")
    page.preferredContentSize = CGSize(width: 280, height: 240)
    return page
  }

  // MARK: Menus

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let group = groups[indexPath.section]
    let title = group.rows[indexPath.row]
    return UIContextMenuConfiguration(
      identifier: title as NSString,
      previewProvider: group.hasPage ? { [weak self] in self?.page(title) } : nil
    ) { [weak self] _ in self?.menu(for: title) }
  }

  private func menu(for title: String) -> UIMenu {
    let remove = UIAction(
      title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.remove(title) }
    let move = UIMenu(
      title: "Move to", image: UIImage(systemName: "folder"),
      children: [action("North Pier"), action("South Pier")])
    return UIMenu(children: [
      action("Copy", "doc.on.doc"), action("Share", "square.and.arrow.up", .disabled), move, remove,
    ])
  }

  private func remove(_ title: String) {
    for section in groups.indices {
      guard let row = groups[section].rows.firstIndex(of: title) else { continue }
      groups[section].rows.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: section)], with: .automatic)
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = animator.previewViewController == nil ? .dismiss : .pop
    let title = "\(configuration.identifier)"
    let page = animator.previewViewController ?? page(title)
    animator.addCompletion { [weak self] in
      self?.navigationController?.pushViewController(page, animated: true)
    }
  }

  // In points.
  private static let buttonHeight: CGFloat = 44
  private static let margin: CGFloat = 16
}
