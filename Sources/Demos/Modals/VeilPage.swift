/// A card over a translucent veil that shows the page below.
final class VeilPage: UIViewController {
  private let card: MessageView

  init(_ headline: String) {
    card = MessageView(symbol: "eye", headline: headline, body: "A tap anywhere closes it.")
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(VeilPage.veil)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = VeilPage.cornerRadius
    view.addSubview(card)
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) })
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, area) = (VeilPage.cardSize, view.bounds)
    card.frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The veil's opacity, 0…1.
  private static let veil: CGFloat = 0.4
  // In points.
  private static let cardSize = CGSize(width: 280, height: 260)
  private static let cornerRadius: CGFloat = 16
}
