public import Foundation

/// A title or a picture that does something when it is pressed.
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As it is told to.
    case custom
    /// Tinted text or a tinted symbol.
    case system
  }

  /// What it looks like.
  public private(set) var buttonType = ButtonType.custom
  /// Its text.
  public let titleLabel: UILabel? = UILabel()
  /// Its picture.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  var configuredParts: ConfiguredParts?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Makes a button that looks as it is told to.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a button that looks as it is told to and takes title and picture from its action.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    addParts()
    primaryAction.map(take)
  }

  /// Makes a button of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if primaryAction != nil { sizeToFit() }
  }

  private func addParts() {
    for view in [imageView, titleLabel] { view.map(addSubview) }
  }

  private func take(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  /// Makes a button that looks as a configuration says; what the action shows fills what that leaves
  /// open.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if let title = titles[.normal] { configuration.title = configuration.title ?? title }
    configuration.image = configuration.image ?? images[.normal]
    self.configuration = configuration
    stateDidChange()
    sizeToFit()
  }

  /// What it shows and how it looks, in place of titles and pictures for states; nil for those.
  open var configuration: Configuration? { didSet { stateDidChange() } }

  /// Changes the configuration to fit the button's state, whenever that changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }

  /// Has the configuration brought up to date with the state.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// The title in its present state.
  public var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
  /// The picture in its present state.
  public var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  /// Gives it a title, for a state.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { configuration?.title = title }
    titles[state] = title
    stateDidChange()
  }

  /// Gives it a picture, for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { configuration?.image = image }
    images[state] = image
    stateDidChange()
  }

  /// Gives its title a colour, for a state; the tint unless set.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
    customized(for: state) { $0.setTitleColor(color, for: state) }
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    updateByHandler()
    if let configuration { return showConfiguration(configuration) }
    removeConfiguredParts()
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
    let opacity = isHighlighted && buttonType == .system ? UIButton.highlightAlpha : 1
    for view in [titleLabel, imageView] as [UIView?] { view?.stateAlpha = opacity }
    setNeedsLayout()
  }

  /// A change that the handler makes does not call it again.
  private func updateByHandler() {
    guard let handler = configurationUpdateHandler, !isUpdating else { return }
    isUpdating = true
    handler(self)
    isUpdating = false
  }
  private var isUpdating = false

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents == .touchUpInside { super.sendActions(for: .primaryActionTriggered) }
  }

  open override func layoutSubviews() {
    if let configuration { return placeConfigured(configuration) }
    titleLabel?.textColor =
      isEnabled ? titleColors[state] ?? titleColors[.normal] ?? tintColor : .tertiaryLabel
    imageView?.tintColor = isEnabled ? nil : .tertiaryLabel
    let text = currentTitle == nil ? .zero : titleLabel?.sizeThatFits(bounds.size) ?? .zero
    let picture = fittedImageSize
    let gap = text.width > 0 && picture.width > 0 ? UIButton.gap : 0
    let left = bounds.midX - (min(bounds.width, picture.width + gap + text.width)) / 2
    imageView?.frame = CGRect(
      x: left, y: bounds.midY - picture.height / 2, width: picture.width, height: picture.height)
    let textLeft = left + picture.width + gap
    titleLabel?.frame = CGRect(
      x: textLeft, y: bounds.midY - text.height / 2,
      width: min(text.width, bounds.maxX - textLeft), height: text.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return layout(of: configuration).size }
    let text = currentTitle == nil ? .zero : titleLabel?.sizeThatFits(.zero) ?? .zero
    let picture = currentImage?.size ?? .zero
    let gap = text.width > 0 && picture.width > 0 ? UIButton.gap : 0
    return CGSize(
      width: text.width + gap + picture.width, height: max(text.height, picture.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { currentTitle ?? "" }

  /// A picture larger than the button fills it; a smaller one keeps its size.
  private var fittedImageSize: CGSize {
    guard let size = currentImage?.size else { return .zero }
    let isTooLarge = size.width > bounds.width || size.height > bounds.height
    return isTooLarge && imageView?.contentMode != .center ? bounds.size : size
  }

  /// The opacity of a pressed button; tuned by eye.
  static let highlightAlpha: CGFloat = 0.2
  /// Points between a button's picture and its title.
  private static let gap: CGFloat = 6
}
