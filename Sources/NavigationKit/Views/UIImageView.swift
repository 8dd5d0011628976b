import Drawing
public import Foundation

/// Shows a picture or a symbol.
open class UIImageView: UIView {
  /// Makes a view that shows an image at its natural size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an empty view; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image it shows.
  open var image: UIImage? { didSet { noteContentForLayout() } }
  /// The image while it is highlighted; ``image`` unless set.
  open var highlightedImage: UIImage? { didSet { noteContentForLayout() } }
  /// Whether it shows the ``highlightedImage``.
  open var isHighlighted = false { didSet { noteContentForLayout() } }
  /// The size of symbols that do not say another.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { noteContentForLayout() }
  }

  /// The image as it is shown.
  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, image?.symbolConfiguration == nil else { return image }
    return image?.withConfiguration(preferredSymbolConfiguration)
  }

  /// How the image is fitted into the view.
  open var contentMode = ContentMode.scaleToFill

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
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
    guard let image = shownImage, !image.isEmpty else { return }
    let bounds = presentedBounds(at: canvas.now)
    let frame = contentMode.frame(of: image.size, in: bounds)
    let tint = presentedColor(
      .contentColor, model: contentColor?.color(in: canvas.traits), at: canvas.now)
    canvas.image(
      image.reference(isRightToLeft: isRightToLeft), in: frame,
      clip: contentMode == .scaleAspectFill ? bounds : nil, tint: tint)
  }
}

extension UIView {
  /// How content is fitted into a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched over the whole view.
    case scaleToFill
    /// As large as fits, all of it visible.
    case scaleAspectFit
    /// Large enough to fill the view, cropped to it.
    case scaleAspectFill
    /// At its own size, in the middle.
    case center

    /// The frame of content of a size.
    nonisolated func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let scale: CGFloat
      switch self {
      case .scaleToFill: return bounds
      case .scaleAspectFit: scale = min(ratios.0, ratios.1)
      case .scaleAspectFill: scale = max(ratios.0, ratios.1)
      case .center: scale = 1
      }
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2,
        width: fitted.width, height: fitted.height)
    }
  }
}
