import Drawing
public import Foundation

/// A pair of buttons that count a value down and up.
///
/// The value lies between 0 and 100 and goes by 1, unless set.
open class UIStepper: UIControl {
  let halves = [StepperHalf(sign: -1), StepperHalf(sign: 1)]
  private let divider = UIView()
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  /// The half a finger is on, and the next repetition while it rests.
  var pressed: StepperHalf?
  var repetition: VirtualClock.Token?
  /// The value when the finger came down.
  private var valueBeforeTouch = 0.0

  /// Makes a stepper at 0; its size is always 94 by 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Makes a stepper of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = StepperMetrics.size
    setUp()
  }

  private func setUp() {
    byDefault { backgroundColor = .tertiarySystemFill }
    layer.cornerRadius = StepperMetrics.radius
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    for view in halves + [divider] { addSubview(view) }
    show()
  }

  // MARK: Value

  /// What it counts; only a person's touch sends ``UIControl/Event/valueChanged``.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(newValue, maximumValue))
      show()
    }
  }

  /// The smallest value.
  open var minimumValue: Double {
    get { storedMinimum }
    set {
      precondition(
        newValue < maximumValue,
        "A stepper's minimumValue must be below its maximumValue, \(maximumValue): raise that first."
      )
      storedMinimum = newValue
      value = storedValue
    }
  }

  /// The greatest value.
  open var maximumValue: Double {
    get { storedMaximum }
    set {
      precondition(
        newValue > minimumValue,
        "A stepper's maximumValue must be above its minimumValue, \(minimumValue): lower that first."
      )
      storedMaximum = newValue
      value = storedValue
    }
  }

  /// By how much a tap changes the value.
  open var stepValue: Double {
    get { storedStep }
    set {
      precondition(newValue > 0, "A stepper's stepValue must be above 0, not \(newValue).")
      storedStep = newValue
    }
  }

  /// Whether it tells of every value while a finger is down; otherwise of the last, when it is lifted.
  open var isContinuous = true
  /// Whether a finger that stays goes on counting.
  open var autorepeat = true
  /// Whether it goes on at the other end of the values.
  open var wraps = false { didSet { show() } }

  // MARK: Looks

  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  override func stateDidChange() { show() }
  override var elementRole: StageElement.Role? { .stepper }
  override var elementText: String? { rowText ?? "" }

  open override func layoutSubviews() {
    for half in halves {
      let isLeft = (half.sign < 0) != isRightToLeft
      let width = bounds.width / 2
      half.frame = CGRect(x: isLeft ? 0 : width, y: 0, width: width, height: bounds.height)
    }
    divider.frame = CGRect(
      x: bounds.midX - StepperMetrics.divider / 2, y: StepperMetrics.dividerInset,
      width: StepperMetrics.divider, height: bounds.height - 2 * StepperMetrics.dividerInset)
  }

  /// Brings the halves up to date with what is still possible.
  func show() {
    for half in halves {
      half.isEnabled = isEnabled && canStep(half)
      half.isHighlighted = half === pressed && half.isEnabled
    }
    divider.isHidden = pressed?.isHighlighted == true
  }

  func canStep(_ half: StepperHalf) -> Bool {
    wraps || (half.sign < 0 ? value > minimumValue : value < maximumValue)
  }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let isRight = touch.location(in: self).x >= bounds.midX
    guard let half = halves.first(where: { ($0.sign > 0) == (isRight != isRightToLeft) }),
      half.isEnabled
    else { return false }
    valueBeforeTouch = value
    pressed = half
    count()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOn = pressed?.frame.contains(touch.location(in: self)) == true
    guard !isOn else { return true }
    letGo()
    return false
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { letGo() }
  open override func cancelTracking(with event: UIEvent?) { letGo() }

  private func letGo() {
    guard pressed != nil else { return }
    stopCounting()
    if !isContinuous, value != valueBeforeTouch { tell() }
  }

  func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
