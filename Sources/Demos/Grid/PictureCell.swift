/// A picture in the grid.
final class PictureCell: UICollectionViewCell {
  private let picture = Scenery()

  /// The picture's number.
  var number = 0 {
    didSet {
      picture.number = number
      accessibilityLabel = "Picture \(number)"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
  }
}

/// The name of a month above its pictures.
final class MonthTitle: UICollectionReusableView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: String) { title.text = month }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
  }
}
