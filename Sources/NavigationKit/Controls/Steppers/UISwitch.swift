import Drawing
public import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  private let thumb = ThumbView(
    diameter: UISwitch.size.height - 2 * UISwitch.rim, shadows: UISwitch.shadows)
  private var storedIsOn = false
  /// Whether it was on when the touch began, during which the thumb is wider; nil without a touch.
  private var isOnBeforeTouch: Bool? {
    didSet {
      guard (isOnBeforeTouch == nil) != (oldValue == nil) else { return }
      UIView.animate(withDuration: UISwitch.duration, animations: placeThumb)
    }
  }
  /// Where the touch began, and whether it has become a drag.
  private var start = CGPoint.zero
  private var isDragged = false

  /// Makes a switch that is off; its size is always 51 by 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  /// Makes a switch with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = UISwitch.size
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = UISwitch.size.height / 2
    addSubview(thumb)
    show()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; only the user's touch sends ``UIControl/Event/valueChanged``.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: UISwitch.duration, animations: show)
  }

  /// The background's colour while it is on; green unless set.
  open var onTintColor: UIColor? {
    didSet {
      show()
      customized(\.onTintColor)
    }
  }

  /// The thumb's colour; white unless set.
  open var thumbTintColor: UIColor? {
    didSet {
      thumb.color = thumbTintColor
      customized(\.thumbTintColor)
    }
  }

  /// An image for the state on; as since iOS 7, it is kept and not shown.
  open var onImage: UIImage? { didSet { customized(\.onImage) } }
  /// An image for the state off; as since iOS 7, it is kept and not shown.
  open var offImage: UIImage? { didSet { customized(\.offImage) } }
  /// The title of a checkbox; on phones and tablets, where switches slide, it is kept and not shown.
  open var title: String?

  /// The looks of switches.
  public enum Style: Int, Hashable, Sendable {
    /// That of the device.
    case automatic
    /// A checkbox, on the Mac alone.
    case checkbox
    /// A thumb that slides.
    case sliding
  }
  /// The look that is asked for; every device here has the sliding one.
  open var preferredStyle = Style.automatic
  /// The look that it has: the sliding one.
  open var style: Style { .sliding }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var intrinsicContentSize: CGSize {
    CGRect(origin: .zero, size: UISwitch.size).inset(by: alignmentRectInsets).size
  }
  override var defaultHugging: UILayoutPriority { .defaultHigh }
  open override var alignmentRectInsets: UIEdgeInsets { UISwitch.edge }

  override var elementRole: StageElement.Role? { .toggle }
  override var elementText: String? { rowText ?? "" }
  override var elementValue: ElementValue? { .isOn(isOn) }

  override var enabledAlpha: CGFloat { isEnabled ? 1 : UIControl.disabledAlpha }

  private func show() {
    byDefault { backgroundColor = isOn ? onTintColor ?? .systemGreen : .switchTrack }
    placeThumb()
  }

  private func placeThumb() {
    let height = UISwitch.size.height - 2 * UISwitch.rim
    let width = height + (isOnBeforeTouch == nil ? 0 : UISwitch.swelling)
    let travel = UISwitch.size.width - width - 2 * UISwitch.rim
    let isAtRight = isOn != isRightToLeft
    thumb.frame = CGRect(
      x: UISwitch.rim + (isAtRight ? travel : 0), y: UISwitch.rim, width: width, height: height)
  }

  // Places only the thumb: setting the background again would end its animation.
  open override func layoutSubviews() { placeThumb() }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    isOnBeforeTouch = isOn
    isDragged = false
    start = touch.location(in: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    let point = touch.location(in: self)
    isDragged = isDragged || abs(point.x - start.x) >= UISwitch.slop
    let isPulledOn = (point.x > bounds.midX) != isRightToLeft
    if isDragged, isPulledOn != isOn { setOn(isPulledOn, animated: true) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let (before, isPress) = (isOnBeforeTouch, isHighlighted)
    super.touchesEnded(touches, with: event)
    isOnBeforeTouch = nil
    guard let before else { return }
    if !isDragged, isPress { setOn(!before, animated: true) }
    if isOn != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isOnBeforeTouch.map { setOn($0, animated: true) }
    isOnBeforeTouch = nil
  }

  /// A switch's size, in points; as UIKit documents it.
  private static let size = CGSize(width: 51, height: 31)
  /// The alignment insets, in points: Xcode stores switches that end so far behind their trailing
  /// constraint.
  private static let edge = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The space between the thumb and the edge, in points.
  private static let rim: CGFloat = 2
  /// How much wider the thumb is under a finger, in points; as Apple's design resources draw it.
  private static let swelling: CGFloat = 7
  /// The soft shadow below the thumb and the line under it, as Apple's design resources draw them.
  private static let shadows = [
    ThumbView.Shade(blur: 8, drop: 3, alpha: 0.15), ThumbView.Shade(blur: 1, drop: 3, alpha: 0.06),
  ]
  /// The duration of an animated change, in seconds; tuned by eye.
  private static let duration: TimeInterval = 0.25
  /// How far a touch moves before it is a drag, in points; the same as for a pan.
  private static let slop: CGFloat = 10
}

extension UIColor {
  /// The background's colour while a switch is off.
  fileprivate nonisolated static let switchTrack = UIColor(
    light: Color(233, 233, 234), dark: Color(57, 57, 61))
}
