import Drawing
public import Foundation

/// A knob on a track that a person sets a value with.
///
/// The value lies between ``minimumValue`` and ``maximumValue``, 0 and 1 unless set; the smallest is at
/// the leading end.
open class UISlider: UIControl {
  let knob = Knob(diameter: SliderMetrics.knob, shadows: SliderMetrics.knobShadows)
  let minimumTrack = UIView()
  let maximumTrack = UIView()
  let minimumImageView = UIImageView(frame: .zero)
  let maximumImageView = UIImageView(frame: .zero)
  var scale = SliderScale()
  private var storedValue: Float = 0
  /// From the knob's middle to the finger that holds it, in points.
  private var grip: CGFloat = 0

  /// Makes a slider at 0; it is 34 points high once it is sized to fit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a slider of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [maximumTrack, minimumTrack] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = SliderMetrics.trackHeight / 2
    }
    for view in [minimumImageView, maximumImageView] { view.contentMode = .center }
    for view in [minimumImageView, maximumImageView, maximumTrack, minimumTrack, knob] {
      addSubview(view)
    }
    showColors()
  }

  // MARK: Value

  /// What it is set to; only a person's drag sends ``UIControl/Event/valueChanged``.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets it, to the nearest value there is; the knob slides there if `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedValue = scale.clamped(value)
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: SliderMetrics.duration, animations: placeTrack)
  }

  /// The value at the leading end; one above ``maximumValue`` raises that.
  open var minimumValue: Float {
    get { scale.minimum }
    set {
      scale = SliderScale(minimum: newValue, maximum: max(newValue, scale.maximum))
      value = storedValue
    }
  }

  /// The value at the trailing end; one below ``minimumValue`` lowers that.
  open var maximumValue: Float {
    get { scale.maximum }
    set {
      scale = SliderScale(minimum: min(newValue, scale.minimum), maximum: newValue)
      value = storedValue
    }
  }

  /// Whether it tells of every value on the way; otherwise of the last, when the finger is lifted.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the track before the knob; the tint unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      showColors()
      customized(\.minimumTrackTintColor)
    }
  }
  /// The colour of the track behind the knob; grey unless set.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      showColors()
      customized(\.maximumTrackTintColor)
    }
  }
  /// The knob's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet {
      showColors()
      customized(\.thumbTintColor)
    }
  }
  /// The picture at the leading end.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// The picture at the trailing end.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  /// Where the picture at the leading end goes.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.first, bounds) }
  /// Where the picture at the trailing end goes.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.last, bounds) }
  /// Where the track goes, between the pictures.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { usualTrackRect(in: bounds) }
  /// Where the knob goes for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    usualThumbRect(in: bounds, on: rect, value: value)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: SliderMetrics.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }
  open override func layoutSubviews() { placeParts() }
  open override func tintColorDidChange() { showColors() }
  override var enabledAlpha: CGFloat { isEnabled ? 1 : UIControl.disabledAlpha }
  override var elementRole: StageElement.Role? { .slider }
  override var elementText: String? { rowText ?? "" }

  // MARK: Fingers

  override var pressBounds: CGRect { bounds.insetBy(dx: -SliderMetrics.reach, dy: 0) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let reach = -SliderMetrics.reach
    guard knob.frame.insetBy(dx: reach, dy: reach).contains(point) else { return false }
    grip = point.x - knob.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    value = value(at: touch.location(in: self).x - grip)
    if isContinuous, value != old { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { tell() }
  }

  /// A list or a stack does not move while the knob does.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let wouldMove = isTracking && gestureRecognizer is UIPanGestureRecognizer
    return !wouldMove && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
