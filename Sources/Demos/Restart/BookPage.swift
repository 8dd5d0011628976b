/// A book open at a page, which a slider selects.
final class BookPage: UIViewController {
  private let book: String
  private var page: Int { didSet { showPage() } }
  private let number = UILabel()
  private let slider = UISlider()

  init(_ book: String, page: Int = 1) {
    self.book = book
    self.page = min(max(1, page), BookPage.count)
    super.init(nibName: nil, bundle: nil)
    title = book
    restorationIdentifier = "book"
    restorationClass = BookPage.self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in
        self?.present(RemarkPage.stack(), animated: true)
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    number.textAlignment = .center
    number.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: BookPage.numberSize, weight: .light))
    number.adjustsFontForContentSizeCategory = true
    slider.minimumValue = 1
    slider.maximumValue = Float(BookPage.count)
    slider.accessibilityLabel = "Page"
    let turn = UIAction { [weak self] _ in self?.turn() }
    slider.addAction(turn, for: .valueChanged)
    for part in [number, slider] { view.addSubview(part) }
    showPage()
  }

  private func turn() { page = Int(slider.value.rounded()) }

  private func showPage() {
    number.text = "Page \(page)"
    slider.value = Float(page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let margin = max(BookPage.margin, insets.left, insets.right)
    let (room, middle) = (view.bounds.insetBy(dx: margin, dy: 0), view.bounds.midY)
    let height = max(BookPage.rowHeight, number.sizeThatFits(room.size).height)
    number.frame = CGRect(x: room.minX, y: middle - height, width: room.width, height: height)
    slider.frame = CGRect(
      x: room.minX, y: middle, width: room.width, height: BookPage.rowHeight)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(book, forKey: "book")
    coder.encode(page, forKey: "page")
  }

  // `count` is the number of pages; the others are in points.
  private static let count = 200
  private static let margin: CGFloat = 32
  private static let rowHeight: CGFloat = 60
  private static let numberSize: CGFloat = 34
}

extension BookPage: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    guard let book = coder.decodeObject(of: NSString.self, forKey: "book") else { return nil }
    return BookPage(book as String, page: coder.decodeInteger(forKey: "page"))
  }
}
