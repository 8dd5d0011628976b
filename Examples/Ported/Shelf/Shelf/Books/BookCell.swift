import UIKit

class BookCell: UITableViewCell {

    static let nib = UINib(nibName: "BookCell", bundle: nil)
    static let reuseIdentifier = "BookCell"

    @IBOutlet weak var coverView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var progressView: UIProgressView!

    private var observation: NSKeyValueObservation?

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.layer.cornerRadius = 4
        coverView.tintColor = UIColor(named: "Cloth")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        observation = nil
    }

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.author
        observation = book.observe(\.pagesRead, options: [.initial, .new]) { [weak self] book, change in
            let pages = change.newValue ?? 0
            self?.progressView.progress = Float(pages) / Float(book.pageCount)
        }
    }
}
