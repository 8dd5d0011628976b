/// A list of letters: swipe a row to mark, archive, flag or delete it, pull the list down for new
/// ones.
final class MailController: UITableViewController {
  private var letters = InboxLetter.samples
  private var late = InboxLetter.late
  private let status = UILabel(frame: .zero)

  init() {
    super.init(style: .plain)
    title = "Mail"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    growRows(from: MailController.rowHeight)
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.lookForNew() }, for: .valueChanged)
    refreshControl = control
    status.frame.size.height = MailController.rowHeight
    status.textAlignment = .center
    status.textColor = .secondaryLabel
    status.font = .preferredFont(forTextStyle: .footnote)
    status.text = "All read so far"
    tableView.tableFooterView = status
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  /// Simulates a request for new letters, which takes 1.5 seconds.
  private func lookForNew() {
    UIView.animate(withDuration: MailController.patience) {
      self.status.alpha = MailController.faint
    } completion: { [weak self] _ in
      self?.receive()
    }
  }

  private func receive() {
    refreshControl?.endRefreshing()
    status.alpha = 1
    status.text = "Just looked"
    guard !late.isEmpty else { return }
    letters.insert(late.removeFirst(), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.subtitle)
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.sender
    cell.textLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(
        ofSize: MailController.senderSize, weight: letter.isUnread ? .semibold : .regular))
    cell.detailTextLabel?.text = letter.subject
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: letter.isUnread ? "envelope" : "book")
    cell.imageView?.tintColor = letter.isFlagged ? .systemOrange : .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let letter = letters[indexPath.row]
    letters[indexPath.row].isUnread = false
    tableView.reloadRows(at: [indexPath], with: .none)
    navigationController?.pushViewController(
      MessagePage(letter.sender, symbol: "envelope", letter.subject), animated: true)
  }

  // MARK: Actions

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isUnread = letters[indexPath.row].isUnread
    let mark = UIContextualAction(style: .normal, title: isUnread ? "Read" : "Unread") {
      [weak self] _, _, done in
      self?.change(indexPath) { $0.isUnread = !isUnread }
      done(true)
    }
    mark.image = UIImage(systemName: isUnread ? "book" : "envelope")
    mark.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [mark])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.remove(indexPath)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.change(indexPath) { $0.isFlagged.toggle() }
      done(true)
    }
    flag.backgroundColor = .systemOrange
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [weak self] _, _, done in
      self?.remove(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, flag, archive])
  }

  private func change(_ indexPath: IndexPath, by change: (inout InboxLetter) -> Void) {
    change(&letters[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .fade)
  }

  private func remove(_ indexPath: IndexPath) {
    letters.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // In points; `patience` in seconds, `faint` an opacity.
  private static let rowHeight: CGFloat = 60
  private static let senderSize: CGFloat = 17
  private static let patience = 1.5
  private static let faint: CGFloat = 0.3
}
