public import Foundation

/// A control with a title, an image, or both, that runs an action when pressed.
///
/// ```swift
/// var look = UIButton.Configuration.filled()
/// look.title = "Send"
/// let button = UIButton(
///   configuration: look, primaryAction: UIAction { [weak self] _ in self?.send() })
/// ```
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// The kind of button.
  public private(set) var buttonType = ButtonType.custom
  /// The label that shows the title.
  open var titleLabel: UILabel? { ownTitleLabel }
  private let ownTitleLabel = UILabel()
  /// The view that shows the image.
  open var imageView: UIImageView? { ownImageView }
  private let ownImageView = UIImageView(frame: .zero)
  var configuredParts: ConfiguredParts?
  private(set) var titles: [State: String] = [:]
  private(set) var attributedTitles: [State: NSAttributedString] = [:]
  private(set) var images: [State: UIImage] = [:]
  private(set) var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  private(set) var backgroundImages: [State: UIImage] = [:]
  private(set) var titleColors: [State: UIColor] = [:]
  private(set) var titleShadowColors: [State: UIColor] = [:]
  /// Shows the background image; nil without one.
  var backgroundView: UIImageView?
  /// Marks the selection; nil unless that is shown.
  var selection: ButtonSelection?

  /// Makes a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Makes a custom button with the title and image of its action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    primaryAction.map(apply)
  }

  /// Makes a button of the type that its storyboard says, else a custom one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    become(coder.choice("buttonType") ?? .custom)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
    if buttonType.symbol != nil || primaryAction != nil { sizeToFit() }
  }

  func become(_ type: ButtonType) {
    buttonType = type
    ownTitleLabel.font = .systemFont(ofSize: type.titleSize)
    guard let symbol = type.symbol else { return }
    accessibilityLabel = symbol.label
    guard type != .close else { return becomeCloseButton() }
    setImage(UIImage(systemName: symbol.name), for: .normal)
  }

  private func addParts() {
    for view in [imageView, titleLabel] { view.map(addSubview) }
    ownTitleLabel.font = .systemFont(ofSize: buttonType.titleSize)
  }

  private func apply(_ action: UIAction) {
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

  /// Adapts the configuration to the state, whenever that changes; calls
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Called whenever the state changes, to adapt the configuration to it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { stateDidChange() } }

  /// Whether a configuration looks disabled or pressed as the button is; true unless set.
  open var automaticallyUpdatesConfiguration = true { didSet { stateDidChange() } }

  /// The button's role; nothing special unless set.
  open var role = Role.normal
  /// Updates the button to its state, calling ``updateConfiguration()``.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  /// Sets the title with attributes for a state, in place of the other title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    stateDidChange()
  }

  /// Sets the image behind title and image for a state, as large as the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    stateDidChange()
    customized(for: state) { $0.setBackgroundImage(image, for: state) }
  }

  /// The space around image and title, in points; it counts in the button's size.
  @available(*, deprecated, message: "Use the contentInsets of a configuration.")
  open var contentEdgeInsets: UIEdgeInsets {
    get { edges.content }
    set {
      edges.content = newValue
      customized(\.contentEdgeInsets)
    }
  }
  /// How far the title is moved inwards from each side, in points: by half of it where it is in the
  /// middle.
  @available(*, deprecated, message: "Use the imagePadding of a configuration.")
  open var titleEdgeInsets: UIEdgeInsets {
    get { edges.title }
    set { edges.title = newValue }
  }
  /// How far the image is moved inwards from each side, in points: by half of it where it is in the
  /// middle.
  @available(*, deprecated, message: "Use the imagePadding of a configuration.")
  open var imageEdgeInsets: UIEdgeInsets {
    get { edges.image }
    set { edges.image = newValue }
  }
  var edges = ButtonEdges() {
    didSet {
      setNeedsLayout()
      contentDidChangeForLayout()
    }
  }

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

  /// Sets the size for a state of symbols without a size of their own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
    stateDidChange()
    customized(for: state) {
      $0.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }

  /// Sets the title's colour for a state.
  ///
  /// Unless set it is that of the normal state, which is white for a custom button and the tint
  /// colour for others.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    stateDidChange()
    customized(for: state) { $0.setTitleColor(color, for: state) }
  }

  /// Sets the colour of the title's shadow for a state; the label says where the shadow is.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    titleLabel?.shadowColor = currentTitleShadowColor
    customized(for: state) { $0.setTitleShadowColor(color, for: state) }
  }

  /// Whether the image of a pressed button of the type custom is darker; true unless set.
  ///
  /// An image that was set for the state is shown as it is.
  @available(*, deprecated, message: "Set a configuration, or an image for the state.")
  open var adjustsImageWhenHighlighted: Bool {
    get { imageAdjustment.whenHighlighted }
    set { imageAdjustment.whenHighlighted = newValue }
  }
  /// Whether the image of a disabled button is paler; true unless set.
  ///
  /// An image that was set for the state is shown as it is.
  @available(*, deprecated, message: "Set a configuration, or an image for the state.")
  open var adjustsImageWhenDisabled: Bool {
    get { imageAdjustment.whenDisabled }
    set { imageAdjustment.whenDisabled = newValue }
  }
  /// Whether the image without a configuration is larger in text sizes for accessibility; false
  /// unless set.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { imageAdjustment.growsForAccessibility }
    set { imageAdjustment.growsForAccessibility = newValue }
  }
  var imageAdjustment = ImageAdjustment() { didSet { stateDidChange() } }

  // MARK: Layout

  /// Where the background image is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The room that title and image share: inside the content's insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// Where the title is in the content's room; not asked of a button with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
  /// Where the image is in the content's room; not asked of a button with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  /// The menu that a long press opens, or a touch if ``UIControl/showsMenuAsPrimaryAction`` is
  /// true.
  open var menu: UIMenu? { didSet { showMenuSelection() } }
  /// Whether the button keeps a selection; false by default.
  ///
  /// With a menu it is a pop-up button: one action is always on, and its title is the button's.
  /// Without one, each press selects or deselects the button.
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }

  override var hasMenu: Bool { menu != nil }
  override func openMenu() -> (any OpenMenu)? { openOwnMenu() }

  open override func tintColorDidChange() { setNeedsLayout() }

  override func stateDidChange() {
    updateByHandler()
    showSelection()
    if let configuration { return showConfiguration(configuration) }
    removeConfiguredParts()
    titleLabel?.text = currentTitle
    if let attributed = currentAttributedTitle { titleLabel?.attributedText = attributed }
    imageView?.image = sizedImage
    showBackgroundImage()
    let opacity = isHighlighted && buttonType != .custom ? UIButton.highlightAlpha : 1
    for view in [titleLabel, imageView] as [UIView?] { view?.stateAlpha = opacity }
    titleLabel.map(showTitleShadow)
    adjustImages()
    setNeedsLayout()
    contentDidChangeForLayout()
  }

  /// Changes that the handler makes do not call it again.
  private func updateByHandler() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
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
    fitCloseDisc()
    if let configuration { placeConfigured(configuration) } else { placeTitleAndImage() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return layout(of: configuration).size }
    return sizeOfTitleAndImage
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { currentAttributedTitle?.string ?? currentTitle ?? "" }

  /// The opacity of a highlighted button; tuned by eye.
  static let highlightAlpha: CGFloat = 0.2
}
