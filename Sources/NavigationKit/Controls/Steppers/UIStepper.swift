import Drawing
public import Foundation

/// Two buttons that decrease and increase a value.
///
/// The value is between 0 and 100 and changes in steps of 1, unless set otherwise.
open class UIStepper: UIControl {
  let halves = [StepperHalf(sign: -1), StepperHalf(sign: 1)]
  let divider = UIImageView(frame: .zero)
  private var storedValue = 0.0
  private var storedMinimum = 0.0
  private var storedMaximum = 100.0
  private var storedStep = 1.0
  /// The pressed half, and the scheduled repetition while it is held.
  var pressed: StepperHalf?
  var repetition: VirtualClock.Token?
  /// The value when the touch began.
  private var valueBeforeTouch = 0.0

  /// Makes a stepper with the value 0; its size is always 94 by 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Makes a stepper with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = StepperMetrics.size
    setUp()
  }

  private func setUp() {
    for view in halves + [divider] { addSubview(view) }
    showBackground()
    show()
  }

  // MARK: Value

  /// The value; only the user's touch sends ``UIControl/Event/valueChanged``.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = max(minimumValue, min(newValue, maximumValue))
      show()
    }
  }

  /// The smallest value; 0 unless set.
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

  /// The greatest value; 100 unless set.
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

  /// How much a tap changes the value; 1 unless set.
  open var stepValue: Double {
    get { storedStep }
    set {
      precondition(newValue > 0, "A stepper's stepValue must be above 0, not \(newValue).")
      storedStep = newValue
    }
  }

  /// Whether a touch sends an event for each step, or one when it ends; true unless set.
  open var isContinuous = true
  /// Whether holding a button repeats the step; true unless set.
  open var autorepeat = true
  /// Whether the value wraps around at the ends of its range; false unless set.
  open var wraps = false { didSet { show() } }

  // MARK: Appearance

  var images = StepperImages() { didSet { imagesDidChange(from: oldValue) } }

  /// Sets the image behind the signs for a state, over both halves; its caps keep their size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    customized(for: state) { $0.setBackgroundImage(image, for: state) }
  }
  /// Sets the image between the halves for their states, as high as the stepper.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[StepperImages.Sides(left: leftState, right: rightState)] = image
    customized(for: leftState, rightState) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
  }
  /// Sets the image in the place of the plus for a state; a template has the tint colour.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    customized(for: state) { $0.setIncrementImage(image, for: state) }
  }
  /// Sets the image in the place of the minus for a state; a template has the tint colour.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    customized(for: state) { $0.setDecrementImage(image, for: state) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
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
    let width = divider.image?.size.width ?? StepperMetrics.divider
    let inset = divider.image == nil ? StepperMetrics.dividerInset : 0
    divider.frame = CGRect(
      x: bounds.midX - width / 2, y: inset, width: width, height: bounds.height - 2 * inset)
  }

  /// Updates the halves to the value and the press.
  func show() {
    for half in halves {
      half.isEnabled = isEnabled && canStep(half)
      half.isHighlighted = half === pressed && half.isEnabled
    }
    showImages()
    divider.isHidden = divider.image == nil && pressed?.isHighlighted == true
  }

  func canStep(_ half: StepperHalf) -> Bool {
    wraps || (half.sign < 0 ? value > minimumValue : value < maximumValue)
  }

  // MARK: Touches

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
    if !isContinuous, value != valueBeforeTouch { sendValueChanged() }
  }

  func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
