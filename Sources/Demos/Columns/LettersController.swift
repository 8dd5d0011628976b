import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// The letters of a box, in the supplementary column.
final class LettersController: UITableViewController {
  private let box: Mailbox

  init(_ box: Mailbox) {
    self.box = box
    super.init(style: .plain)
    title = box.title
    restorationIdentifier = box.title
    restorationClass = LettersController.self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    growRows(from: LettersController.rowHeight)
    tableView.restorationIdentifier = "letters"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    box.letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.subtitle)
    let letter = box.letters[indexPath.row]
    cell.textLabel?.text = letter.sender
    cell.detailTextLabel?.text = letter.subject
    cell.detailTextLabel?.textColor = .secondaryLabel
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetailViewController(LetterController(box.letters[indexPath.row]), sender: self)
  }

  /// Room for two lines of text, in points.
  private static let rowHeight: CGFloat = 60
}

extension LettersController: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    Mailbox.all.first { $0.title == identifierComponents.last }.map { LettersController($0) }
  }
}
