/// The labelled box in place of a missing view: a symbol, the name of the view, and what it would show.
final class PlaceholderView: UIView {
  private let symbol = UIImageView()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()

  init(symbol name: String, name title: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 1
    clipsToBounds = true
    isUserInteractionEnabled = false
    symbol.image = UIImage(systemName: name)
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .scaleAspectFit
    nameLabel.text = title
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.textColor = .secondaryLabel
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    for label in [nameLabel, detailLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    [symbol, nameLabel, detailLabel].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  /// The content that the missing view would show, such as an address.
  var detail: String? {
    get { detailLabel.text }
    set {
      detailLabel.text = newValue
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = PlaceholderLayout(
      bounds: bounds, texts: [nameLabel, detailLabel].map { $0.sizeThatFits(textSpace).height })
    symbol.isHidden = layout.symbol == nil
    symbol.frame = layout.symbol ?? .zero
    (nameLabel.frame, detailLabel.frame) = (layout.texts[0], layout.texts[1])
  }

  private var textSpace: CGSize {
    CGSize(
      width: max(0, bounds.width - 2 * PlaceholderLayout.margin), height: .greatestFiniteMagnitude)
  }
}

extension UIView {
  /// Covers the view with a placeholder, behind all else in it.
  func cover(with placeholder: PlaceholderView) {
    placeholder.frame = bounds
    placeholder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(placeholder, at: 0)
  }
}
