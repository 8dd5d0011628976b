import Foundation

/// The card in the middle of the screen that shows an item large.
final class LargeContentCard: UIView {
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let imageView = UIImageView(image: nil)
  private let label = UILabel()
  private var imageInsets = UIEdgeInsets.zero
  private var scalesImage = false

  override func assemble() {
    isUserInteractionEnabled = false
    glass.clipsToBounds = true
    glass.layer.cornerRadius = LargeContentMetrics.cornerRadius
    label.font = .systemFont(ofSize: LargeContentMetrics.fontSize, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    imageView.tintColor = .label
    for view in [glass, imageView, label] { addSubview(view) }
  }

  /// Shows an item.
  func show(_ item: any UILargeContentViewerItem) {
    label.text = item.largeContentTitle
    imageView.image = Self.enlarged(item.largeContentImage)
    imageInsets = item.largeContentImageInsets
    scalesImage = item.scalesLargeContentImage
    place()
  }

  /// Symbols are drawn large, other images as they are.
  private static func enlarged(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: LargeContentMetrics.imageSide * 0.8))
  }

  // MARK: Coming and going

  /// Fades in, in front of everything in a window.
  func appear(in window: UIWindow) {
    UIView.performWithoutAnimation {
      alpha = 0
      window.addSubview(self)
      place()
      layoutIfNeeded()
    }
    UIView.animate(withDuration: LargeContentMetrics.fadeDuration) { alpha = 1 }
  }

  /// Fades out.
  func disappear() {
    UIView.animate(withDuration: LargeContentMetrics.fadeDuration) {
      alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // MARK: Layout

  private func place() {
    guard let window = superview else { return }
    let widest = min(window.bounds.width, window.bounds.height) * LargeContentMetrics.largestShare
    let side = min(LargeContentMetrics.side, widest)
    let room = CGSize(width: side - 2 * LargeContentMetrics.margin, height: 0)
    let height = 2 * LargeContentMetrics.margin + imageHeight + label.sizeThatFits(room).height
    frame.size = CGSize(width: side, height: min(max(side, height), window.bounds.height))
    center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    setNeedsLayout()
  }

  /// The height of the image and the space below it.
  private var imageHeight: CGFloat {
    imageView.image == nil ? 0 : LargeContentMetrics.imageSide + LargeContentMetrics.margin
  }

  override func layoutSubviews() {
    glass.frame = bounds
    let area = bounds.insetBy(dx: LargeContentMetrics.margin, dy: LargeContentMetrics.margin)
    let text = label.sizeThatFits(CGSize(width: area.width, height: 0)).height
    let top = area.minY + max(0, (area.height - imageHeight - text) / 2)
    let side = LargeContentMetrics.imageSide
    let square = CGRect(x: area.midX - side / 2, y: top, width: side, height: side)
      .inset(by: imageInsets)
    let size = imageView.image?.size ?? .zero
    let fits = size.width <= square.width && size.height <= square.height
    imageView.contentMode = fits && !scalesImage ? .center : .scaleAspectFit
    imageView.frame = square
    label.frame = CGRect(
      x: area.minX, y: top + imageHeight, width: area.width, height: min(text, area.height))
  }
}
