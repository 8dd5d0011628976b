import UIKit

@objc protocol BookViewControllerDelegate: AnyObject {
    @objc optional func bookViewController(_ controller: BookViewController, didFinish book: Book)
    @objc optional func bookViewController(_ controller: BookViewController, pagesToReadOf book: Book) -> Int
    @objc optional func bookViewControllerDidCancel(_ controller: BookViewController)
}

class BookViewController: UIViewController {

    weak var delegate: BookViewControllerDelegate?

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var pagesLabel: UILabel!
    @IBOutlet private weak var ringView: RingView!
    @IBOutlet private var buttons: [UIButton]!

    private let book: Book
    private static var pagesContext = 0

    init(book: Book) {
        self.book = book
        super.init(nibName: "BookViewController", bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        book.removeObserver(self, forKeyPath: #keyPath(Book.pagesRead), context: &BookViewController.pagesContext)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = book.title
        ringView.total = book.pageCount
        ringView.note = book.author
        book.addObserver(self, forKeyPath: #keyPath(Book.pagesRead), options: [.initial, .new], context: &BookViewController.pagesContext)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.prompt = ringView.note
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &BookViewController.pagesContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        let pages = change?[.newKey] as? Int ?? 0
        pagesLabel.text = "\(pages) of \(book.pageCount) pages"
        ringView.value = pages
        buttons.forEach { $0.isEnabled = !book.isFinished }
    }

    // MARK: - Actions

    @IBAction func readOn(_ sender: UIButton) {
        let pages = delegate?.bookViewController?(self, pagesToReadOf: book) ?? 10
        book.pagesRead += pages
        if book.isFinished {
            delegate?.bookViewController?(self, didFinish: book)
        }
    }

    @IBAction func startAgain(_ sender: Any) {
        book.setValue(0, forKey: "pagesRead")
        delegate?.bookViewControllerDidCancel?(self)
    }
}
