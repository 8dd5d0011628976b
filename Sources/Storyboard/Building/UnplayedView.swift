import NavigationKit

/// A box with the name of a view that is not played, such as a map.
final class UnplayedView: UIView {
  private let label = UILabel(frame: .zero)

  init(named name: String) {
    super.init(frame: .zero)
    backgroundColor = .systemGray6
    layer.borderWidth = 1
    layer.borderColor = UIColor.systemGray4.cgColor
    label.text = name
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
