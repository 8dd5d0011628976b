/// A symbol, a text and optional buttons in the middle of a page.
final class MessageView: UIView {
  private let symbol = UIImageView(frame: .zero)
  private let headline = UILabel(frame: .zero)
  private let body = UILabel(frame: .zero)
  private let buttons: [UIButton]
  /// Holds the parts where they are higher than the view.
  private let scroller = Scroller(frame: .zero)

  init(
    symbol name: String, headline: String, body text: String = "", actions: [UIAction] = []
  ) {
    buttons = actions.map { UIButton(type: .system, primaryAction: $0) }
    super.init(frame: .zero)
    symbol.image = UIImage(systemName: name)
    symbol.tintColor = .secondaryLabel
    symbol.contentMode = .scaleAspectFit
    self.headline.text = headline
    self.headline.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: MessageView.headlineSize, weight: .semibold))
    body.text = text
    body.textColor = .secondaryLabel
    body.font = .preferredFont(forTextStyle: .subheadline)
    for button in buttons {
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
    }
    for label in [self.headline, body] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    for part in [symbol, self.headline, body] + buttons { addSubview(part) }
    scroller.contentInsetAdjustmentBehavior = .never
    isUserInteractionEnabled = !buttons.isEmpty
  }

  required init?(coder: NSCoder) { nil }

  /// The text under the headline.
  var text: String {
    get { body.text ?? "" }
    set {
      body.text = newValue
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    let height = heights.reduce(0, +)
    let room = bounds.inset(by: safeAreaInsets)
    // Slightly above the centre looks centred.
    let y = max(0, bounds.height * MessageView.middle - MessageView.symbolSize)
    let fits = height <= room.height
    fit(fits)
    if fits {
      place(from: CGPoint(x: 0, y: max(room.minY, min(y, room.maxY - height))))
    } else {
      place(from: CGPoint(x: -room.minX, y: 0))
      scroller.frame = room
      scroller.contentSize = CGSize(width: room.width, height: height)
    }
  }

  private var parts: [UIView] { [symbol, headline, body] + buttons }

  /// The width of the texts, in the middle and within the safe area; large letters need more of it.
  private var width: CGFloat {
    let isLarge = traitCollection.preferredContentSizeCategory > .extraExtraLarge
    let margin = isLarge ? MessageView.margin / 2 : MessageView.margin
    return bounds.width - 2 * max(margin, safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The heights of the parts, each with the space below it.
  private var heights: [CGFloat] {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let texts = [
      MessageView.symbolSize + MessageView.gap,
      headline.sizeThatFits(room).height + MessageView.gap / 2,
      body.sizeThatFits(room).height + (buttons.isEmpty ? 0 : MessageView.gap),
    ]
    return texts
      + buttons.map { max(MessageView.buttonHeight, $0.sizeThatFits(.zero).height) }
  }

  /// Takes the parts in, or lets the user scroll to those that there is no room for.
  private func fit(_ fits: Bool) {
    guard fits != (scroller.superview == nil) else { return }
    for part in parts { (fits ? self : scroller).addSubview(part) }
    if fits { scroller.removeFromSuperview() } else { addSubview(scroller) }
    isUserInteractionEnabled = isUserInteractionEnabled || !fits
  }

  /// Has the parts placed anew where one of them is laid out.
  private final class Scroller: UIScrollView {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
    }
  }

  private func place(from start: CGPoint) {
    let spaces = [MessageView.gap, MessageView.gap / 2, buttons.isEmpty ? 0 : MessageView.gap]
    var y = start.y
    for (index, height) in heights.enumerated() {
      let space = index < spaces.count ? spaces[index] : 0
      // The symbol fills a square.
      let width = index == 0 ? MessageView.symbolSize : width
      parts[index].frame = CGRect(
        x: start.x + (bounds.width - width) / 2, y: y, width: width, height: height - space)
      y += height
    }
  }

  // In points.
  private static let symbolSize: CGFloat = 56
  private static let headlineSize: CGFloat = 20
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 12
  private static let buttonHeight: CGFloat = 44
  /// Where the symbol's lower edge is, in parts of the height.
  private static let middle: CGFloat = 0.42
}

extension MessageView {
  /// Shows why a file cannot be opened.
  convenience init(_ error: FileError) {
    let symbol = error == .notPermitted ? "lock" : "exclamationmark.triangle"
    self.init(symbol: symbol, headline: error.summary, body: error.explanation)
  }
}
