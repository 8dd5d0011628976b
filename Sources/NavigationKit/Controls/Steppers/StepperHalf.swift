import Drawing
import Foundation

/// One of a stepper's two buttons; the stepper tracks the touches.
final class StepperHalf: UIControl {
  /// -1 for the minus button, 1 for the plus button.
  let sign: Double
  /// The image in the place of the sign; nil for the sign.
  var image: UIImage? { didSet { showPicture() } }
  /// The image behind both halves, of which this one shows its part; nil for none.
  var background: UIImage? {
    didSet {
      backdrop.image = background
      showPicture()
    }
  }
  private let picture = UIImageView(frame: .zero)
  private let backdrop = UIImageView(frame: .zero)

  init(sign: Double) {
    self.sign = sign
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    picture.contentMode = .center
    for view in [backdrop, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var elementRole: StageElement.Role? { .button }
  override var elementText: String? { sign < 0 ? "Decrement" : "Increment" }

  override func stateDidChange() { showPicture() }

  override func layoutSubviews() {
    picture.frame = bounds
    backdrop.frame = both(in: bounds)
  }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    if isHighlighted, background == nil { paintPress(on: &canvas, bounds: bounds) }
    guard picture.image == nil else { return }
    let side = StepperMetrics.sign
    canvas.image(
      .symbol(symbol),
      in: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      tint: (isEnabled ? UIColor.label : .tertiaryLabel).color(in: canvas.traits))
  }

  /// Fills the half with outer corners round and inner corners square: the shape is twice as wide,
  /// and clipping cuts it at the stepper's middle.
  private func paintPress(on canvas: inout Canvas, bounds: CGRect) {
    canvas.fill(
      both(in: bounds), UIColor.tertiarySystemFill.color(in: canvas.traits),
      cornerRadius: StepperMetrics.radius)
  }

  private var symbol: String { sign < 0 ? "minus" : "plus" }

  /// Shows the image; on a background the sign is one too, to be in front of it.
  private func showPicture() {
    let size = UIFont.labelFontSize * StepperMetrics.sign / UIImage.symbolSize.width
    picture.templateColor = isEnabled ? .label : .tertiaryLabel
    picture.image =
      image
      ?? background.flatMap { _ in
        UIImage(
          systemName: symbol,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
      }
  }

  /// The rectangle of both halves.
  private func both(in bounds: CGRect) -> CGRect {
    CGRect(
      x: frame.minX == 0 ? 0 : -bounds.width, y: 0, width: 2 * bounds.width, height: bounds.height)
  }
}
