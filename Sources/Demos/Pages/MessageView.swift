import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// A symbol, a text and optional buttons in the middle of a page.
final class MessageView: UIView {
  private let symbol = UIImageView(frame: .zero)
  private let headline = UILabel(frame: .zero)
  private let body = UILabel(frame: .zero)
  private let buttons: [UIButton]

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
    let width = bounds.width - 2 * MessageView.margin
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let headlineHeight = headline.sizeThatFits(room).height
    let bodyHeight = body.sizeThatFits(room).height
    let side = MessageView.symbolSize
    // Slightly above the centre looks centred.
    var y = max(0, bounds.height * 0.42 - side)
    symbol.frame = CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
    y += side + MessageView.gap
    headline.frame = CGRect(x: MessageView.margin, y: y, width: width, height: headlineHeight)
    y += headlineHeight + MessageView.gap / 2
    body.frame = CGRect(x: MessageView.margin, y: y, width: width, height: bodyHeight)
    y += bodyHeight + MessageView.gap
    for button in buttons {
      let height = max(MessageView.buttonHeight, button.sizeThatFits(.zero).height)
      button.frame = CGRect(x: MessageView.margin, y: y, width: width, height: height)
      y += height
    }
  }

  // In points.
  private static let symbolSize: CGFloat = 56
  private static let headlineSize: CGFloat = 20
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 12
  private static let buttonHeight: CGFloat = 44
}

extension MessageView {
  /// Shows why a file cannot be opened.
  convenience init(_ error: FileError) {
    let symbol = error == .notPermitted ? "lock" : "exclamationmark.triangle"
    self.init(symbol: symbol, headline: error.summary, body: error.explanation)
  }
}
