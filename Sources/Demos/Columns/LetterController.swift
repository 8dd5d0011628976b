/// One letter, in the secondary column.
final class LetterController: UIViewController {
  private let letter: MailLetter
  private let page = UIScrollView(frame: .zero)
  private let head = UILabel(frame: .zero)
  private let body = UILabel(frame: .zero)

  init(_ letter: MailLetter) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
    title = letter.sender
    restorationIdentifier = letter.subject
    restorationClass = LetterController.self
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    head.text = letter.subject
    head.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: LetterController.headSize, weight: .semibold))
    body.text = letter.text
    body.font = .preferredFont(forTextStyle: .body)
    for label in [head, body] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      view.addSubview(label)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.reply() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin = LetterController.margin
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let left = view.safeAreaInsets.left + margin
    var y = margin
    for label in [head, body] {
      let height = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
        .height
      label.frame = CGRect(x: left, y: y, width: room.width, height: height)
      y += height + margin
    }
    page.contentSize = CGSize(width: room.width, height: y)
  }

  private func reply() {
    let answer = MessagePage(
      "Reply", symbol: "arrowshape.turn.up.left", "To \(letter.sender), about “\(letter.subject)”.")
    navigationController?.pushViewController(answer, animated: true)
  }

  // In points.
  private static let headSize: CGFloat = 22
  private static let margin: CGFloat = 16
}

extension LetterController: UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    let letters = Mailbox.all.flatMap(\.letters)
    return letters.first { $0.subject == identifierComponents.last }.map { LetterController($0) }
  }
}
