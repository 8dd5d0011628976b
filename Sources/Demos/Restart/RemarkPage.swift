/// A remark on a page of a book, in a sheet.
final class RemarkPage: UIViewController {
  private let field = UITextField()

  /// Makes an empty remark, in a navigation controller.
  static func stack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: RemarkPage())
    stack.restorationIdentifier = "remarks"
    stack.restorationClass = RemarkPage.self
    return stack
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Remark"
    restorationIdentifier = "remark"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A field has one line, so that large letters leave room for less.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    field.placeholder = isLarge ? "Thoughts" : "What comes to mind"
    let margin = RemarkPage.margin
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: margin, dy: margin)
    let height = max(RemarkPage.fieldHeight, field.sizeThatFits(room.size).height)
    field.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(field.text, forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    field.text = coder.decodeObject(of: NSString.self, forKey: "text").map { $0 as String }
  }

  // In points.
  private static let margin: CGFloat = 20
  private static let fieldHeight: CGFloat = 44
}

extension RemarkPage: UIViewControllerRestoration {
  /// Makes the navigation controller, together with its page.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { stack() }
}
