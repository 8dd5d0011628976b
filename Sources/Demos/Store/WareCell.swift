/// A ware as a picture above its name and price.
final class WareCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    contentView.backgroundColor = .secondarySystemBackground
    let selected = UIView()
    selected.backgroundColor = .systemFill
    selected.layer.cornerRadius = 12
    selectedBackgroundView = selected
    picture.contentMode = .center
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.numberOfLines = 0
    price.font = .preferredFont(forTextStyle: .footnote)
    price.textColor = .secondaryLabel
    for label in [name, price] { label.adjustsFontForContentSizeCategory = true }
    for part in [picture, name, price] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    constrainParts()
  }

  required init?(coder: NSCoder) { nil }

  private func constrainParts() {
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 56),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: WareCell.space),
      name.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: WareCell.margin),
      name.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -WareCell.margin),
      price.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      price.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      price.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      price.bottomAnchor.constraint(
        equalTo: contentView.bottomAnchor, constant: -WareCell.space),
    ])
    for label in [name, price] {
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      // The picture takes what is left.
      label.setContentHuggingPriority(.required, for: .vertical)
    }
  }

  func show(_ ware: Ware, color: UIColor) {
    picture.image = UIImage(systemName: ware.symbol)
    picture.tintColor = .white
    picture.backgroundColor = color
    name.text = ware.name
    price.text = "€ \(ware.price)"
  }

  // In points.
  private static let margin: CGFloat = 10
  private static let space: CGFloat = 8
}
