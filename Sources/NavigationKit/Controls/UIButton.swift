public import Foundation

/// A control with a title, an image, or both, that runs an action when pressed.
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// No default look.
    case custom
    /// Tinted text or a tinted symbol.
    case system
  }

  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom
  /// The label that shows the title.
  public let titleLabel: UILabel? = UILabel()
  /// The view that shows the image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  var configuredParts: ConfiguredParts?
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a custom button with the title and image of its action.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    addParts()
    primaryAction.map(take)
  }

  /// Makes a button with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Makes a button of a type.
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

  /// Makes a button with a configuration; the action's title and image fill in where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    var configuration = configuration
    if let title = titles[.normal] { configuration.title = configuration.title ?? title }
    configuration.image = configuration.image ?? images[.normal]
    self.configuration = configuration
    stateDidChange()
    sizeToFit()
  }

  /// The content and appearance; if set, it replaces the titles and images per state.
  open var configuration: Configuration? { didSet { stateDidChange() } }

  /// Called whenever the state changes, to adapt the configuration to it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }

  /// Updates the button to its state, calling ``configurationUpdateHandler``.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// The title for the current state.
  public var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
  /// The image for the current state.
  public var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal { configuration?.title = title }
    titles[state] = title
    stateDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { configuration?.image = image }
    images[state] = image
    stateDidChange()
  }

  /// Sets the title's colour for a state; the tint colour unless set.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
    customized(for: state) { $0.setTitleColor(color, for: state) }
  }

  /// The menu that a long press opens, or a touch if ``UIControl/showsMenuAsPrimaryAction`` is
  /// true.
  open var menu: UIMenu? { didSet { showMenuSelection() } }
  /// Whether the button keeps a selection; false by default.
  ///
  /// With a menu it is a pop-up button: one action is always on, and its title is the button's.
  /// Without one, each press selects or deselects the button.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }

  override var hasMenu: Bool { menu != nil }
  override func openMenu() -> MenuOverlay? { openOwnMenu() }

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
    noteContentForLayout()
  }

  /// Changes that the handler makes do not call it again.
  private func updateByHandler() {
    guard let handler = configurationUpdateHandler, !isUpdating else { return }
    isUpdating = true
    handler(self)
    isUpdating = false
  }
  private var isUpdating = false

  open override func sendActions(for controlEvents: Event) {
    if controlEvents == .touchUpInside, changesSelectionAsPrimaryAction, menu == nil {
      isSelected.toggle()
    }
    super.sendActions(for: controlEvents)
    if controlEvents == .touchUpInside { super.sendActions(for: .primaryActionTriggered) }
  }

  open override func layoutSubviews() {
    if let configuration { return placeConfigured(configuration) }
    titleLabel?.textColor =
      isEnabled ? titleColors[state] ?? titleColors[.normal] ?? tintColor : .tertiaryLabel
    imageView?.templateColor = isEnabled ? nil : .tertiaryLabel
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

  /// The image view's size: the image's, or the button's if that is smaller.
  private var fittedImageSize: CGSize {
    guard let size = currentImage?.size else { return .zero }
    let isTooLarge = size.width > bounds.width || size.height > bounds.height
    return isTooLarge && imageView?.contentMode != .center ? bounds.size : size
  }

  /// The opacity of a highlighted button; tuned by eye.
  static let highlightAlpha: CGFloat = 0.2
  /// The space between image and title, in points.
  private static let gap: CGFloat = 6
}
