/// A message in a bubble, at the side of who sent it.
final class ChatCell: UITableViewCell {
  private let bubble = UIView()
  private let message = UILabel()
  private var narrow: NSLayoutConstraint?
  private var ownSide: NSLayoutConstraint?
  private var otherSide: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    bubble.layer.cornerRadius = 17
    for child in [bubble, message] { child.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(message)
    let edges = contentView.layoutMarginsGuide
    ownSide = bubble.trailingAnchor.constraint(equalTo: edges.trailingAnchor)
    otherSide = bubble.leadingAnchor.constraint(equalTo: edges.leadingAnchor)
    narrow = bubble.widthAnchor.constraint(
      lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: edges.widthAnchor),
      message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: ChatMessage) {
    self.message.text = message.text
    self.message.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
    // Large words need the whole row.
    narrow?.isActive = !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    ownSide?.isActive = message.isOwn
    otherSide?.isActive = !message.isOwn
  }
}
