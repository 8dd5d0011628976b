import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// The boxes of the sample mail, in the primary column.
final class MailboxesController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "Mailboxes"
    restorationIdentifier = "mailboxes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if splitViewController?.presentingViewController != nil {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Mailbox.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.value1)
    let box = Mailbox.all[indexPath.row]
    cell.imageView?.image = UIImage(systemName: box.symbol)
    cell.textLabel?.text = box.title
    cell.detailTextLabel?.text = "\(box.letters.count)"
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let letters = LettersController(Mailbox.all[indexPath.row])
    splitViewController?.setViewController(letters, for: .supplementary)
    splitViewController?.show(.supplementary)
  }
}
