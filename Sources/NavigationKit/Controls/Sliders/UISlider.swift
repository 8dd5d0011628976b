import Drawing
public import Foundation

/// A control with a thumb on a track, for setting a value.
///
/// The value is between ``minimumValue``, at the leading end, and ``maximumValue``; these are 0 and
/// 1 unless set. Its fitting height is 34 points.
open class UISlider: UIControl {
  let thumb = ThumbView(diameter: SliderMetrics.thumb, shadows: SliderMetrics.thumbShadows)
  let minimumTrack = UIImageView(frame: .zero)
  let maximumTrack = UIImageView(frame: .zero)
  let minimumImageView = UIImageView(frame: .zero)
  let maximumImageView = UIImageView(frame: .zero)
  var scale = SliderScale()
  private var storedValue: Float = 0
  /// The distance from the thumb's centre to the touch that drags it, in points.
  private var grip: CGFloat = 0

  override func assemble() {
    for view in [minimumImageView, maximumImageView] { view.contentMode = .center }
    for view in [minimumImageView, maximumImageView, maximumTrack, minimumTrack, thumb] {
      addSubview(view)
    }
    showLook()
  }

  // MARK: Value

  /// The value; only the user's drag sends ``UIControl/Event/valueChanged``.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, limited to the range; the thumb slides there if `animated`.
  open func setValue(_ value: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    storedValue = scale.clamped(value)
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: SliderMetrics.duration, animations: placeTrack)
  }

  /// The value at the leading end; setting it above ``maximumValue`` raises that too.
  open var minimumValue: Float {
    get { scale.minimum }
    set {
      scale = SliderScale(minimum: newValue, maximum: max(newValue, scale.maximum))
      value = storedValue
    }
  }

  /// The value at the trailing end; setting it below ``minimumValue`` lowers that too.
  open var maximumValue: Float {
    get { scale.maximum }
    set {
      scale = SliderScale(minimum: min(newValue, scale.minimum), maximum: newValue)
      value = storedValue
    }
  }

  /// Whether a drag sends an event for each value, or one when it ends; true unless set.
  open var isContinuous = true

  // MARK: Appearance

  /// The colour of the track on the leading side of the thumb; the tint colour unless set.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      showLook()
      customized(\.minimumTrackTintColor)
    }
  }
  /// The colour of the track on the trailing side of the thumb; grey unless set.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      showLook()
      customized(\.maximumTrackTintColor)
    }
  }
  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet {
      showLook()
      customized(\.thumbTintColor)
    }
  }
  var images = SliderImages() { didSet { showLook() } }

  /// Sets the thumb's image for a state, in place of the default thumb.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    images.thumb[state] = image
    customized(for: state) { $0.setThumbImage(image, for: state) }
  }
  /// Sets the image on the leading side of the thumb for a state; its caps keep their size.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    images.minimumTrack[state] = image
    customized(for: state) { $0.setMinimumTrackImage(image, for: state) }
  }
  /// Sets the image on the trailing side of the thumb for a state; its caps keep their size.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    images.maximumTrack[state] = image
    customized(for: state) { $0.setMaximumTrackImage(image, for: state) }
  }

  /// The image at the leading end.
  open var minimumValueImage: UIImage? { didSet { showImages() } }
  /// The image at the trailing end.
  open var maximumValueImage: UIImage? { didSet { showImages() } }

  /// The frame of the image at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.first, bounds) }
  /// The frame of the image at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.last, bounds) }
  /// The frame of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }
  /// The thumb's frame for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(in: bounds, on: rect, value: value)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: SliderMetrics.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }
  open override func layoutSubviews() { placeParts() }
  open override func tintColorDidChange() { showLook() }
  override func stateDidChange() { showLook() }
  override var enabledAlpha: CGFloat { isEnabled ? 1 : UIControl.disabledAlpha }
  override var elementRole: StageElement.Role? { .slider }
  override var elementText: String? { rowText ?? "" }
  override var elementValue: ElementValue? {
    maximumValue > minimumValue
      ? .share(Double((value - minimumValue) / (maximumValue - minimumValue))) : .share(0)
  }

  // MARK: Touches

  override var pressBounds: CGRect { bounds.insetBy(dx: -SliderMetrics.reach, dy: 0) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let point = touch.location(in: self)
    let reach = -SliderMetrics.reach
    guard thumb.frame.insetBy(dx: reach, dy: reach).contains(point) else { return false }
    grip = point.x - thumb.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = storedValue
    value = value(at: touch.location(in: self).x - grip)
    if isContinuous, value != old { sendValueChanged() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged() }
  }

  /// Pan recognisers, such as a scroll view's, do not begin while the thumb is dragged.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let wouldMove = isTracking && gestureRecognizer is UIPanGestureRecognizer
    return !wouldMove && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Keyboard

  override var adjustmentIsVertical: Bool? { false }
  open override func accessibilityIncrement() { adjust(by: SliderMetrics.accessibilityStep) }
  open override func accessibilityDecrement() { adjust(by: -SliderMetrics.accessibilityStep) }

  private func adjust(by part: Float) {
    let old = storedValue
    setValue(old + part * (maximumValue - minimumValue), animated: true)
    if value != old { sendValueChanged() }
  }

  private func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
