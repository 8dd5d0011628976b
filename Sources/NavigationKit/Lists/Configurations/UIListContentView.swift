public import Foundation

/// Shows a list's content: an image, a text and a second text.
open class UIListContentView: UIView, UIContentView {
  /// Makes a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  private var content: UIListContentConfiguration
  let textLabel = UILabel()
  let secondLabel = UILabel()
  let imageView = UIImageView()

  /// The configuration that is shown; one of another kind stops the program.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        preconditionFailure("A UIListContentView shows a UIListContentConfiguration only.")
      }
      content = list
      show()
    }
  }

  override func assemble() {
    isUserInteractionEnabled = false
    for view in [imageView, textLabel, secondLabel] as [UIView] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    show()
  }

  private func show() {
    textLabel.show(content.text, content.attributedText, content.textProperties)
    secondLabel.show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    if let color = content.colorOnTint {
      for label in [textLabel, secondLabel] { label.textColor = color }
    }
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.tintColor = content.colorOnTint ?? properties.tintColor
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    let layout = layout(in: bounds.size)
    for (view, frame) in [
      (imageView, layout.image), (textLabel, layout.text), (secondLabel, layout.second),
    ] { view.frame = placed(frame) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins(forWidth: size.width)
    let height = layout(in: CGSize(width: size.width, height: 0)).height
    return CGSize(
      width: size.width, height: (height + margins.top + margins.bottom).rounded(.up))
  }

  private func margins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    var margins = content.margins(forWidth: width)
    let inset = readableInsetsOfRow
    margins.leading += inset.leading
    margins.trailing += inset.trailing
    return margins
  }

  private func layout(in size: CGSize) -> ListContentLayout {
    let margins = margins(forWidth: size.width)
    let room = CGRect(
      x: margins.leading, y: margins.top,
      width: max(0, size.width - margins.leading - margins.trailing),
      height: max(0, size.height - margins.top - margins.bottom))
    return ListContentLayout(
      in: room, image: imageSize,
      gaps: ListContentLayout.Gaps(
        image: content.imageToTextPadding, beside: content.textToSecondaryTextHorizontalPadding,
        below: content.textToSecondaryTextVerticalPadding),
      prefersSide: content.prefersSideBySideTextAndSecondaryText,
      measure: { width in (self.size(of: textLabel, width), self.size(of: secondLabel, width)) })
  }

  private func size(of label: UILabel, _ width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
  }

  /// The image's size, as large as the configuration allows; symbols grow with the text.
  private var imageSize: CGSize {
    let image = content.image?.preferring(content.imageProperties.preferredSymbolConfiguration)
    guard let size = image?.size(besideTextIn: traitCollection) else { return .zero }
    let largest = content.imageProperties.maximumSize
    let scale = min(
      1, largest.width > 0 && size.width > 0 ? largest.width / size.width : 1,
      largest.height > 0 && size.height > 0 ? largest.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

extension UILabel {
  /// Shows a text of a configuration, with attributes if it has them.
  func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.color
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    textAlignment = properties.alignment == .center ? .center : .natural
    show(properties.shown(text), of: text)
    if let attributed { attributedText = attributed }
  }
}
