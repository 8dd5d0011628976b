import Drawing
public import Foundation

/// A bar that fills up as a task progresses.
open class UIProgressView: UIView {
  /// The bar's shapes.
  public enum Style: Int, Hashable, Sendable {
    /// 4 points high, with round ends.
    case `default`
    /// 2.5 points high, with straight ends, for the edge of another bar.
    case bar
  }

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)
  private var storedProgress: Float = 0

  /// Makes a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.defaultWidth, height: 0))
    progressViewStyle = style
    show()
    sizeToFit()
  }

  override func assemble() {
    isUserInteractionEnabled = false
    track.clipsToBounds = true
    track.addSubview(fill)
    addSubview(track)
    show()
  }

  /// The bar's shape.
  open var progressViewStyle = Style.default { didSet { show() } }

  /// The progress, 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress; the bar slides to it if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedProgress = max(0, min(progress, 1))
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: UIProgressView.duration, animations: placeParts)
  }

  /// A task whose progress the bar shows; nil unless set.
  ///
  /// While the bar is in a window it looks at the task again and again until it is finished: a
  /// `Progress` tells nobody of changes on Linux.
  open var observedProgress: Progress? { didSet { observe() } }
  private var observation: CADisplayLink?

  private func observe() {
    observation?.invalidate()
    showObservedProgress()
    guard observedProgress?.isFinished == false, let stage = window?.stage else { return }
    let link = CADisplayLink { [weak self] _ in self?.showObservedProgress() }
    link.preferredFramesPerSecond = UIProgressView.looksPerSecond
    link.add(to: stage)
    observation = link
  }

  private func showObservedProgress() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != progress { setProgress(fraction, animated: window != nil) }
    if observedProgress.isFinished { observation?.invalidate() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observe()
  }

  /// The colour of the filled part; the tint colour unless set.
  open var progressTintColor: UIColor? {
    didSet {
      show()
      customized(\.progressTintColor)
    }
  }
  /// The colour of the rest; grey unless set.
  open var trackTintColor: UIColor? {
    didSet {
      show()
      customized(\.trackTintColor)
    }
  }

  /// An image in the place of the filled part, stretched over it; nil unless set.
  open var progressImage: UIImage? {
    didSet {
      show()
      customized(\.progressImage)
    }
  }
  /// An image in the place of the rest, stretched over the bar; nil unless set.
  open var trackImage: UIImage? {
    didSet {
      show()
      customized(\.trackImage)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, bounds.width), height: height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func layoutSubviews() { placeParts() }
  open override func tintColorDidChange() { show() }
  override var elementRole: StageElement.Role? { .progress }
  override var elementText: String? { rowText ?? "" }
  override var elementValue: ElementValue? { .share(Double(progress)) }

  private func show() {
    show(trackImage, or: trackTintColor ?? .systemFill, in: track)
    show(progressImage, or: progressTintColor ?? tintColor, in: fill)
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, or color: UIColor, in view: UIImageView) {
    view.image = image
    view.tintColor = image == nil ? nil : color
    view.backgroundColor = image == nil ? color : nil
    view.layer.cornerRadius = image == nil && progressViewStyle == .default ? height / 2 : 0
  }

  /// The fill is at least as wide as it is high, to keep its end round; the track clips the excess.
  private func placeParts() {
    track.frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let done = track.bounds.width * CGFloat(progress)
    let width = max(done, min(height, track.bounds.width))
    let bar = CGRect(x: done - width, y: 0, width: width, height: height)
    fill.frame = isRightToLeft ? bar.mirrored(in: track.bounds.width) : bar
  }

  private var height: CGFloat {
    [trackImage, progressImage].compactMap { $0?.size.height }.max()
      ?? (progressViewStyle == .default ? UIProgressView.height : UIProgressView.barHeight)
  }

  /// The heights of the two styles and the default width, in points, as in UIKit.
  private static let height: CGFloat = 4
  private static let barHeight: CGFloat = 2.5
  private static let defaultWidth: CGFloat = 150
  /// How often a task is looked at; tuned by eye.
  private static let looksPerSecond = 10
  /// The duration of an animated change, in seconds; tuned by eye.
  private static let duration: TimeInterval = 0.25
}
