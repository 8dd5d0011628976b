import Foundation

/// The More tab: a list of the tabs that do not fit in the bar, and the chosen tab pushed on top of
/// it.
final class MoreNavigationController: UINavigationController {
  private let list: MoreListController

  /// Makes a stack that shows the More list of a tab bar controller.
  init(of tabs: UITabBarController) {
    list = MoreListController(of: tabs)
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The tab pushed on top of the list; nil while the list itself is on top.
  var shownTab: UIViewController? { viewControllers.dropFirst().first }

  /// Pushes a tab, which may be a navigation controller, over the list; nil goes back to the list.
  func show(_ tab: UIViewController?, animated: Bool) {
    guard tab !== shownTab else { return }
    apply(tab.map { [$0] } ?? [], above: 1, animated: animated)
  }

  /// Reloads the list after its tabs or their items changed.
  func reload() { list.reload() }

  /// Hides the navigation bar over a tab that has a navigation bar of its own.
  override func prepareBars(for page: UIViewController) {
    setNavigationBarHidden(page.containerRole.hasNavigationBar, animated: true)
  }

  /// A tab that left the stack becomes a child of the tab bar controller again.
  override func didRemove(_ page: UIViewController) { list.tabs?.adoptTabs() }
}

/// The list of the tabs that do not fit in the bar.
final class MoreListController: UITableViewController, BarItemContainer {
  private(set) weak var tabs: UITabBarController?

  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  /// The listed tabs; they change together with the table, which may be laid out as tabs are
  /// distributed.
  private var rows: [UIViewController] = []

  /// Lists the tabs that do not fit in the bar now.
  func reload() {
    rows = tabs.map { Array($0.overflow) } ?? []
    showEditButton()
    if isViewLoaded { tableView.reloadData() }
  }

  /// Shows the button for arranging the tabs, if any may be moved.
  private func showEditButton() {
    let isWanted = tabs?.movable.isEmpty == false
    guard isWanted != (navigationItem.rightBarButtonItem != nil) else { return }
    navigationItem.rightBarButtonItem =
      isWanted
      ? UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() }) : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.row)
      ?? UITableViewCell(style: .value1, reuseIdentifier: Self.row)
    guard let item = rows[indexPath.row].tabBarItem else { return cell }
    item.join(self)
    cell.textLabel?.text = item.shownTitle
    cell.detailTextLabel?.text = item.badgeValue
    cell.imageView?.image = item.shownImage(isSelected: false, in: traitCollection)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.moreRowWasTapped(rows[indexPath.row])
  }

  func itemDidChange(_ item: UIBarItem) { tableView.reloadData() }

  private static let row = "tab"
}
