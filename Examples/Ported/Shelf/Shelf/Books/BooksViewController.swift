import UIKit

class BooksViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    @IBOutlet weak var tableView: UITableView!

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "Books"
        tabBarItem.image = UIImage(systemName: "book")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(BookCell.nib, forCellReuseIdentifier: BookCell.reuseIdentifier)
        tableView.tableFooterView = UIView()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: Selector(("sortBooks:")))
    }

    private var books = Shelf.shared.books

    @objc func sortBooks(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
        for (name, selector) in [("Title", "sortByTitle"), ("Pages", "sortByPages")] {
            sheet.addAction(UIAlertAction(title: name, style: .default) { [unowned self] _ in
                let action = NSSelectorFromString(selector)
                if self.responds(to: action) {
                    self.perform(action)
                }
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(sheet, animated: true)
    }

    @objc private func sortByTitle() {
        books.sort { $0.title < $1.title }
        tableView.reloadData()
    }

    @objc private func sortByPages() {
        books.sort { $0.pageCount < $1.pageCount }
        tableView.reloadData()
    }

    // MARK: - UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BookCell.reuseIdentifier, for: indexPath) as! BookCell
        cell.show(books[indexPath.row])
        return cell
    }

    // MARK: - UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = BookViewController(book: books[indexPath.row])
        controller.delegate = self
        navigationController?.pushViewController(controller, animated: true)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

extension BooksViewController: BookViewControllerDelegate {

    func bookViewController(_ controller: BookViewController, didFinish book: Book) {
        let alert = UIAlertController(title: "Finished", message: "\(book.title) goes back to the shelf.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in
            controller.navigationController?.popViewController(animated: true)
        })
        controller.present(alert, animated: true)
    }

    func bookViewController(_ controller: BookViewController, pagesToReadOf book: Book) -> Int {
        return book.pageCount < 100 ? book.pageCount : 40
    }
}
