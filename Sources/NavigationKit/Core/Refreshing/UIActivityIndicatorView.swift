import Drawing
public import Foundation

/// A spinning wheel of spokes that shows that a task is in progress.
///
/// It never stops by itself, so a stage counts as settled while it spins; ``Stage/nextChange``
/// includes its next step.
open class UIActivityIndicatorView: UIView {
  /// The wheel's size.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points, and white unless a colour is set.
    @available(*, deprecated, message: "Use the style large and set the color.")
    case whiteLarge = 0
    /// 20 points, and white unless a colour is set.
    @available(*, deprecated, message: "Use the style medium and set the color.")
    case white = 1
    /// 20 points.
    @available(*, deprecated, renamed: "medium")
    case gray = 2

    /// Whether it is one of the larger styles, whose raw values are UIKit's.
    nonisolated var isLarge: Bool { rawValue == 101 || rawValue == 0 }
    /// The spokes' colour unless another is set.
    nonisolated var color: UIColor { rawValue < 2 ? .white : .spoke }
  }

  private var animation: RepeatingAnimation?
  /// The stage that runs the animation.
  private weak var stage: Stage?

  /// Makes a wheel of a style, which is hidden until it starts.
  public init(style: Style) {
    self.style = style
    let side = SpokeWheel.side(of: style)
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  /// Makes a wheel of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Makes a wheel with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  override func assemble() {
    isUserInteractionEnabled = false
    isHidden = true
  }

  /// The wheel's size.
  open var style: Style
  /// The spokes' colour; grey unless set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      customized(\.color)
    }
  }
  private var ownColor: UIColor?
  /// Whether it is hidden while it is stopped; true unless set.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  /// How many spokes are drawn, from the top clockwise.
  var shownSpokes = SpokeWheel.count
  /// Whether it is spinning.
  open private(set) var isAnimating = false

  /// Shows the wheel and starts to spin it.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    beginRepeating()
  }

  /// Stops the wheel, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    endRepeatingAnimation()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endRepeatingAnimation()
    if isAnimating { beginRepeating() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: SpokeWheel.side(of: style), height: SpokeWheel.side(of: style))
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var elementRole: StageElement.Role? { .progress }
  override var elementText: String? { "In progress" }
  override var elementValue: ElementValue? { .isOn(isAnimating) }

  override func paint(on canvas: inout Canvas) {
    let wheel = SpokeWheel(bounds: presentedBounds(at: canvas.now), style: style)
    // The last of some spokes is the opaque one.
    let still = shownSpokes < SpokeWheel.count ? shownSpokes - 1 : 0
    let step = animation?.count(at: canvas.now) ?? still
    for spoke in 0..<shownSpokes {
      let color = color.color(in: canvas.traits).faded(by: SpokeWheel.alpha(of: spoke, step: step))
      switch wheel.shape(of: spoke) {
      case .straight(let frame):
        canvas.fill(frame, color, cornerRadius: min(frame.width, frame.height) / 2)
      case .oblique(let symbol, let frame):
        canvas.image(.symbol(symbol), in: frame, tint: color)
      }
    }
  }

  private func beginRepeating() {
    guard let stage = window?.stage else { return }
    let animation = RepeatingAnimation(view: self, start: stage.now, interval: SpokeWheel.interval)
    self.animation = animation
    self.stage = stage
    stage.begin(animation)
  }

  private func endRepeatingAnimation() {
    animation = nil
    stage?.endRepeatingAnimation(of: self)
  }
}

extension UIColor {
  /// The spokes' default colour, as Apple's published design resources give it.
  fileprivate nonisolated static let spoke = UIColor(
    light: Color(60, 60, 67, alpha: 0.6), dark: Color(235, 235, 245, alpha: 0.6))
}
