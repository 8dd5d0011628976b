/// A form to sign up, laid out by constraints and stacks alone.
final class SignUpController: UIViewController {
  private let name = SignUpController.field()
  private let mail = SignUpController.field()
  private let hint = UILabel()
  private let news = UISwitch()
  private let create = UIButton(type: .system)
  private var rows: [UIStackView] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Sign Up"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.autocapitalizationType = .words
    mail.keyboardType = .emailAddress
    mail.autocapitalizationType = .none
    mail.autocorrectionType = .no
    let form = makeForm()
    placeLabels()
    let scrollView = UIScrollView()
    for child in [scrollView, form] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(form)
    let (content, margins) = (scrollView.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.space),
      form.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.space),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      form.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      form.widthAnchor.constraint(equalTo: margins.widthAnchor),
    ])
  }

  // MARK: Parts

  private func makeForm() -> UIStackView {
    let welcome = UILabel()
    welcome.text = "With an account, your notes are on all your devices."
    welcome.numberOfLines = 0
    hint.text = "An address has an @ in it."
    hint.textColor = .systemRed
    hint.numberOfLines = 0
    for (label, style) in [(welcome, UIFont.TextStyle.body), (hint, .footnote)] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    hint.isHidden = true
    // A title of a configuration takes several lines.
    create.configuration = .plain()
    create.configuration?.title = "Create Account"
    create.configuration?.titleAlignment = .center
    create.configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    create.addAction(UIAction { [weak self] _ in self?.check() }, for: .touchUpInside)
    rows = [row("Name", name), row("E-Mail", mail)]
    let newsRow = row("News", news)
    news.accessibilityLabel = "News"
    newsRow.distribution = .equalSpacing
    newsRow.alignment = .center
    let form = UIStackView(arrangedSubviews: [welcome] + rows + [hint, newsRow, create])
    form.axis = .vertical
    form.spacing = Self.space
    form.setCustomSpacing(Self.space / 2, after: rows[1])
    NSLayoutConstraint.activate([
      rows[0].arrangedSubviews[0].widthAnchor.constraint(
        equalTo: rows[1].arrangedSubviews[0].widthAnchor)
    ])
    return form
  }

  private func row(_ title: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    // A field grows with its text, and must not take the label's room.
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .firstBaseline
    row.spacing = Self.space
    return row
  }

  private static func field() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    return field
  }

  // MARK: Text sizes

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placeLabels()
  }

  /// Puts labels above their fields where both are too large for one line, with shorter examples.
  private func placeLabels() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    name.placeholder = isLarge ? "Jane" : "Jane Appleseed"
    mail.placeholder = isLarge ? "a@lake.org" : "jane@example.org"
    for row in rows {
      row.axis = isLarge ? .vertical : .horizontal
      row.alignment = isLarge ? .fill : .firstBaseline
      row.spacing = isLarge ? Self.space / 2 : Self.space
    }
  }

  // MARK: Checking

  /// Shows or hides the hint, which moves what is below.
  private func check() {
    let isWrong = mail.text?.contains("@") != true
    guard hint.isHidden == isWrong else { return }
    UIView.animate(withDuration: 0.3) { hint.isHidden = !isWrong }
  }

  /// In points.
  private static let space: CGFloat = 16
}
