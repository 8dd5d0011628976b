/// A list of books; a restart restores the open book, its page, and a remark that is being written.
final class BooksController: UITableViewController {
  private let books = ["Emma", "Middlemarch", "Moby-Dick", "Sonnets", "Walden"]

  init() {
    super.init(style: .insetGrouped)
    title = "Books"
    restorationIdentifier = "books"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "list"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = books[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(BookPage(books[indexPath.row]), animated: true)
  }
}
