/// A picture scaled to fit, which two fingers or two taps enlarge, or a message that it cannot be shown.
final class PicturePane: UIScrollView, UIScrollViewDelegate {
  private let picture = UIImageView(frame: .zero)
  /// Enlarges the picture where it was tapped, or shows all of it again.
  let doubleTap = UITapGestureRecognizer()
  private var message: MessageView?
  /// The size that the picture was last fitted to.
  private var fittedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    contentInsetAdjustmentBehavior = .never
    maximumZoomScale = Self.maximumScale
    delegate = self
    picture.contentMode = .scaleAspectFit
    addSubview(picture)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction(UIAction { [weak self] _ in self?.wasTappedTwice() })
    addGestureRecognizer(doubleTap)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the picture file at `path` with an accessibility label.
  func show(_ path: String, label: String) {
    message?.removeFromSuperview()
    message = nil
    picture.image = UIImage(contentsOfFile: path)
    picture.accessibilityLabel = label
    if picture.image == nil { showBroken() }
    fittedSize = .zero
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard fittedSize != bounds.size else { return }
    fittedSize = bounds.size
    zoomScale = 1
    picture.frame = CGRect(origin: .zero, size: fittedSize)
    message?.frame = picture.frame
    contentSize = fittedSize
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    message == nil ? picture : nil
  }

  private func wasTappedTwice() {
    guard zoomScale <= minimumZoomScale else {
      return setZoomScale(minimumZoomScale, animated: true)
    }
    let place = doubleTap.location(in: picture)
    let (width, height) = (bounds.width / Self.doubleTapScale, bounds.height / Self.doubleTapScale)
    zoom(
      to: CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height),
      animated: true)
  }

  private func showBroken() {
    let message = MessageView(
      symbol: "photo.badge.exclamationmark", headline: "Not a Picture",
      body: "It is gone, damaged, or of a kind that cannot be shown.")
    addSubview(message)
    self.message = message
  }

  /// How many times as large it may be.
  private static let maximumScale: CGFloat = 4
  /// How many times as large two taps make it.
  private static let doubleTapScale: CGFloat = 2.5
}
