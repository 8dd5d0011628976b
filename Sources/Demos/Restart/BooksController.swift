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

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.windowScene?.delegate = self
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

extension BooksController: UISceneDelegate {
  /// Opens a book at a page: `book:Emma?page=12`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard
      let link = URLContexts.first.flatMap({
        URLComponents(url: $0.url, resolvingAgainstBaseURL: false)
      }),
      let book = books.first(where: { $0 == link.path })
    else { return }
    let page = link.queryItems?.first { $0.name == "page" }?.value.flatMap(Int.init)
    navigationController?.dismiss(animated: true)
    navigationController?.setViewControllers(
      [self, BookPage(book, page: page ?? 1)], animated: true)
  }
}
