import Drawing
public import Foundation

/// A bar that fills up as something gets done.
open class UIProgressView: UIView {
  /// What the bar looks like.
  public enum Style: Int, Hashable, Sendable {
    /// Four points high, with round ends.
    case `default`
    /// Two and a half points high, with straight ends: to lie along a bar's edge.
    case bar
  }

  private let track = UIView()
  private let fill = UIView()
  private var storedProgress: Float = 0

  /// Makes a bar of a style, 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: UIProgressView.usualWidth, height: 0))
    progressViewStyle = style
    show()
    sizeToFit()
  }

  /// Makes a bar with round ends.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    track.clipsToBounds = true
    track.addSubview(fill)
    addSubview(track)
    show()
  }

  /// What it looks like.
  open var progressViewStyle = Style.default { didSet { show() } }

  /// How much is done, 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Shows how much is done; the bar grows or shrinks to it if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedProgress = max(0, min(progress, 1))
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: UIProgressView.duration, animations: placeParts)
  }

  /// The colour of what is done; the tint unless set.
  open var progressTintColor: UIColor? {
    didSet {
      show()
      customized(\.progressTintColor)
    }
  }
  /// The colour of what is left; grey unless set.
  open var trackTintColor: UIColor? {
    didSet {
      show()
      customized(\.trackTintColor)
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

  private func show() {
    track.backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
    for view in [track, fill] {
      view.layer.cornerRadius = progressViewStyle == .default ? height / 2 : 0
    }
    setNeedsLayout()
  }

  /// What is done comes in as a whole from the end of the track, which cuts it off there.
  private func placeParts() {
    track.frame = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let done = track.bounds.width * CGFloat(progress)
    let width = max(done, min(height, track.bounds.width))
    let bar = CGRect(x: done - width, y: 0, width: width, height: height)
    fill.frame = isRightToLeft ? bar.mirrored(in: track.bounds.width) : bar
  }

  private var height: CGFloat {
    progressViewStyle == .default ? UIProgressView.height : UIProgressView.barHeight
  }

  /// The bar's heights and its usual width, in points, as UIKit's own.
  private static let height: CGFloat = 4
  private static let barHeight: CGFloat = 2.5
  private static let usualWidth: CGFloat = 150
  /// Seconds the bar takes to grow; tuned by eye.
  private static let duration: TimeInterval = 0.25
}
