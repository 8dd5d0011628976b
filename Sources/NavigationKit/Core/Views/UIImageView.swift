import Drawing
public import Foundation

/// Shows a picture or a symbol.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Makes a view that shows an image at its natural size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Makes a view that shows an image, and another one while it is highlighted, at the natural size
  /// of the first.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes an empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func assemble() { isUserInteractionEnabled = false }

  /// The image it shows.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The image while it is highlighted; ``image`` unless set.
  open var highlightedImage: UIImage? { didSet { contentDidChangeForLayout() } }
  /// Whether it shows the ``highlightedImage``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { turnHighlight() } } }
  /// The size and colours of symbols that do not say others.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChangeForLayout() }
  }

  /// Whether the image is larger in text sizes for accessibility; false unless set.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { contentDidChangeForLayout() }
  }

  // MARK: Animation

  /// The images that are shown one after the other, in the place of ``image``; nil unless set.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images that are shown while it is highlighted; ``animationImages`` unless set.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The seconds that all of them take; 0, the default, for 1/30 second each.
  open var animationDuration: TimeInterval = 0
  /// How often all of them are shown; 0, the default, for without end.
  open var animationRepeatCount = 0
  /// Whether they are shown one after the other.
  open var isAnimating: Bool { animation != nil }
  private var animation: ImageAnimation?

  /// Starts to show ``animationImages``, or those of an animated image.
  open func startAnimating() {
    guard let frames = ownFrames ?? image?.frames, let stage = window?.stage else { return }
    animation = ImageAnimation(frames, in: self, on: stage)
  }

  private func turnHighlight() {
    contentDidChangeForLayout()
    guard isAnimating, highlightedAnimationImages != nil else { return }
    stopAnimating()
    startAnimating()
  }

  private var ownFrames: ImageFrames? {
    let animationImages =
      isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let animationImages, !animationImages.isEmpty else { return nil }
    return ImageFrames(
      images: animationImages, duration: animationDuration, repeatCount: animationRepeatCount)
  }

  /// Shows ``image`` again.
  open func stopAnimating() {
    animation?.end()
    animation = nil
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    stopAnimating()
    if image?.frames != nil { startAnimating() }
  }

  private func imageDidChange() {
    contentDidChangeForLayout()
    guard ownFrames == nil else { return }
    stopAnimating()
    if image?.frames != nil { startAnimating() }
  }

  /// The image as it is shown.
  private var shownImage: UIImage? {
    let image = animation?.image ?? (isHighlighted ? highlightedImage ?? image : image)
    return image?.preferring(preferredSymbolConfiguration)
      .sized(in: traitCollection, growing: adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsImageSizeForAccessibilityContentSizeCategory
      || shownImage?.symbolConfiguration?.look.growth != nil
    {
      contentDidChangeForLayout()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  override var elementRole: StageElement.Role? { elementText == nil ? nil : .image }
  override var elementText: String? { accessibilityLabel ?? missingSymbol }

  /// The name of a symbol that does not exist; a box is drawn for it.
  private var missingSymbol: String? {
    guard case .symbol(let name)? = shownImage?.reference, let stage = window?.stage,
      stage.imageSource.size(of: .symbol(name)) == nil
    else { return nil }
    return name
  }

  /// The colour of a template image if the app sets no tint, as in a disabled button.
  var templateColor: UIColor?
  /// The tint of a template image.
  override var contentColor: UIColor? {
    if let color = shownImage?.color { return color }
    guard shownImage?.isTemplate == true else { return nil }
    return tint.color == nil ? templateColor ?? tintColor : tintColor
  }

  override func paint(on canvas: inout Canvas) {
    guard let image = shownImage else { return }
    let tint = presentedColor(
      .contentColor, model: contentColor?.color(in: canvas.traits), at: canvas.now)
    canvas.image(
      image, in: presentedBounds(at: canvas.now), mode: contentMode,
      isCut: contentMode == .scaleAspectFill, isRightToLeft: isRightToLeft, tint: tint)
  }
}
