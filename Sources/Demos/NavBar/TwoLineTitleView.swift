/// A title view with a smaller second line.
final class TwoLineTitleView: UIView {
  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)

  init(title: String, subtitle: String) {
    super.init(frame: CGRect(origin: .zero, size: TwoLineTitleView.size))
    self.title.text = title
    self.title.font = .systemFont(ofSize: TwoLineTitleView.titleSize, weight: .semibold)
    self.subtitle.text = subtitle
    self.subtitle.font = .systemFont(ofSize: TwoLineTitleView.subtitleSize, weight: .regular)
    self.subtitle.textColor = .secondaryLabel
    for label in [self.title, self.subtitle] {
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let upper = bounds.height * TwoLineTitleView.titleShare
    title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: upper)
    subtitle.frame = CGRect(x: 0, y: upper, width: bounds.width, height: bounds.height - upper)
  }

  // In points; the share is the upper line's fraction of the height.
  private static let size = CGSize(width: 180, height: 40)
  private static let titleSize: CGFloat = 15
  private static let subtitleSize: CGFloat = 12
  private static let titleShare: CGFloat = 0.55
}
