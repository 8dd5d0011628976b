public import Foundation

/// Shows the placeholder for missing content.
public final class UIContentUnavailableView: UIView, UIContentView {
  /// Makes a view for a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
  }

  private var content: UIContentUnavailableConfiguration
  private let background = CellBackgroundView(.clear())
  /// Scrolls the parts where there is too little room for them.
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel()
  private let secondLabel = UILabel()
  private let buttons = [UIButton(), UIButton()]

  /// The configuration that is shown; one of another kind stops the program.
  public var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        preconditionFailure(
          "A UIContentUnavailableView shows a UIContentUnavailableConfiguration only.")
      }
      content = new
      show()
    }
  }

  override func assemble() {
    imageView.contentMode = .scaleAspectFit
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    for view in [background, scrollView] { addSubview(view) }
    let parts: [UIView] = [imageView, wheel, textLabel, secondLabel]
    for part in parts + buttons { scrollView.addSubview(part) }
    show()
  }

  private func show() {
    background.configuration = content.background
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    if content.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    textLabel.show(content.text, content.attributedText, content.textProperties)
    secondLabel.show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    show(content.button, content.buttonProperties, in: buttons[0])
    show(content.secondaryButton, content.secondaryButtonProperties, in: buttons[1])
    setNeedsLayout()
  }

  private func show(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton
  ) {
    button.configuration = look
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.enumerateEventHandlers { action, _, _, _ in
      action.map { button.removeAction($0, for: .primaryActionTriggered) }
    }
    properties.primaryAction.map { button.addAction($0, for: .primaryActionTriggered) }
    button.isHidden =
      look.title == nil && look.attributedTitle == nil && look.image == nil
  }

  /// Places the parts one below the other, in the middle between bars; parts that are too high
  /// scroll.
  public override func layoutSubviews() {
    (background.frame, scrollView.frame) = (bounds, bounds)
    let room = safeAreaBounds.inset(
      by: content.directionalLayoutMargins.sides(isRightToLeft: isRightToLeft))
    let parts = parts(inWidth: room.width)
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    var y = content.alignment == .center ? max(room.minY, room.midY - height / 2) : room.minY
    for part in parts {
      y += part.gap
      let x =
        content.alignment == .center
        ? room.midX - part.size.width / 2
        : isRightToLeft ? room.maxX - part.size.width : room.minX
      part.view.frame = CGRect(origin: CGPoint(x: x.rounded(), y: y.rounded()), size: part.size)
      y += part.size.height
    }
    scrollView.contentSize = CGSize(
      width: bounds.width, height: bounds.height + max(0, height - room.height))
    // Parts that fit leave drags to the list behind.
    scrollView.isScrollEnabled = height > room.height
  }

  /// The parts that are shown, with the space above each.
  private func parts(inWidth width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      parts.append((view, size, parts.isEmpty ? 0 : gap))
    }
    if content.isLoading { add(wheel, wheel.sizeThatFits(.zero), gap: 0) }
    if content.image != nil { add(imageView, imageSize, gap: content.imageToTextPadding) }
    let pictures = parts.count
    for label in [textLabel, secondLabel] where label.text?.isEmpty == false {
      let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
      let isAfterPicture = pictures > 0 && parts.count == pictures
      add(
        label, CGSize(width: min(size.width, width), height: size.height),
        gap: isAfterPicture ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    }
    for button in buttons where !button.isHidden {
      let isSecond = button === buttons[1] && !buttons[0].isHidden
      add(
        button, button.sizeThatFits(.zero),
        gap: isSecond ? content.buttonToSecondaryButtonPadding : content.textToButtonPadding)
    }
    return parts
  }

  private var imageSize: CGSize {
    let (own, maximum) = (imageView.intrinsicContentSize, content.imageProperties.maximumSize)
    guard own.width > 0, own.height > 0 else { return .zero }
    let scale = min(
      1, maximum.width > 0 ? maximum.width / own.width : 1,
      maximum.height > 0 ? maximum.height / own.height : 1)
    return CGSize(width: own.width * scale, height: own.height * scale)
  }
}
