import Foundation

/// The view of an activity sheet: a header, and below it lists of items and activities.
final class ActivityView: UIView, UITableViewDataSource, UITableViewDelegate {
  private let header: ActivityHeader
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let sections: [Section]
  private let choose: (UIActivity) -> Void

  /// A group of rows.
  private enum Section {
    case items([ActivityItem])
    case activities([UIActivity])

    var count: Int {
      switch self {
      case .items(let items): items.count
      case .activities(let activities): activities.count
      }
    }
  }

  init(
    _ items: [ActivityItem], _ activities: [UIActivity], close: @escaping () -> Void,
    choose: @escaping (UIActivity) -> Void
  ) {
    self.choose = choose
    header = ActivityHeader(items, close: close)
    let groups = [UIActivity.Category.share, .action].map { category in
      Section.activities(activities.filter { type(of: $0).activityCategory == category })
    }
    sections = ([.items(items.count > 1 ? items : [])] + groups).filter { $0.count > 0 }
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    // As UI tests of iOS find the sheet.
    accessibilityIdentifier = "ActivityListView"
    table.dataSource = self
    table.delegate = self
    for view in [header, table] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of everything, in points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    table.frame.size.width = size.width
    return CGSize(
      width: size.width, height: header.sizeThatFits(size).height + table.layout.height)
  }

  override func layoutSubviews() {
    let space = bounds.inset(
      by: UIEdgeInsets(
        top: safeAreaInsets.top, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let height = header.sizeThatFits(space.size).height
    header.frame = CGRect(x: space.minX, y: space.minY, width: space.width, height: height)
    table.frame = CGRect(
      x: 0, y: space.minY + height, width: bounds.width,
      height: max(0, bounds.height - space.minY - height))
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section] {
    case .items(let items): cell(for: items[indexPath.row])
    case .activities(let activities): cell(for: activities[indexPath.row])
    }
  }

  private func cell(for item: ActivityItem) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.detail
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: item.symbol)
    return cell
  }

  private func cell(for activity: UIActivity) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = activity.activityTitle
    let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    image.contentMode = .scaleAspectFit
    image.tintColor = .label
    let side = ActivityMetrics.activityImageSize
    image.frame.size = CGSize(width: side, height: side)
    cell.accessoryView = activity.activityImage == nil ? nil : image
    return cell
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if case .activities = sections[indexPath.section] { indexPath } else { nil }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard case .activities(let activities) = sections[indexPath.section] else { return }
    choose(activities[indexPath.row])
  }
}
