import Drawing
public import Foundation

/// A switch that is on or off.
open class UISwitch: UIControl {
  private let knob = Knob(
    diameter: UISwitch.size.height - 2 * UISwitch.rim, shadows: UISwitch.shadows)
  private var storedIsOn = false
  /// Whether it was on when the finger came down; nil while none is on it.
  private var isOnBeforeTouch: Bool?
  /// Where the finger came down, and whether it has moved the knob since.
  private var start = CGPoint.zero
  private var isDragged = false

  /// Makes a switch that is off; its size is always 51 by 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }

  /// Makes a switch of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = UISwitch.size
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = UISwitch.size.height / 2
    addSubview(knob)
    show()
  }

  /// Whether it is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off; only a person's touch sends ``UIControl/Event/valueChanged``.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: UISwitch.duration, animations: show)
  }

  /// The colour of a switch that is on; green unless set.
  open var onTintColor: UIColor? {
    didSet {
      show()
      customized(\.onTintColor)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  open override var intrinsicContentSize: CGSize { UISwitch.size }

  override var elementRole: StageElement.Role? { .toggle }
  override var elementText: String? { rowText ?? "" }

  override var enabledAlpha: CGFloat { isEnabled ? 1 : UIControl.disabledAlpha }

  private func show() {
    byDefault { backgroundColor = isOn ? onTintColor ?? .systemGreen : .switchTrack }
    placeKnob()
  }

  private func placeKnob() {
    let travel = UISwitch.size.width - knob.bounds.width - 2 * UISwitch.rim
    let isAtRight = isOn != isRightToLeft
    knob.frame.origin = CGPoint(x: UISwitch.rim + (isAtRight ? travel : 0), y: UISwitch.rim)
  }

  // What is laid out anew does not cut the change of the background short.
  open override func layoutSubviews() { placeKnob() }

  // MARK: Fingers

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

  /// The size of a switch, in points; as UIKit documents it.
  private static let size = CGSize(width: 51, height: 31)
  /// Between the knob and the edge, in points.
  private static let rim: CGFloat = 2
  /// The soft shadow below the knob and the line under it, as Apple's design resources draw them.
  private static let shadows = [
    Knob.Shade(blur: 8, drop: 3, alpha: 0.15), Knob.Shade(blur: 1, drop: 3, alpha: 0.06),
  ]
  /// Seconds the knob takes; tuned by eye.
  private static let duration: TimeInterval = 0.25
  /// How far a finger moves before it pulls the knob, in points; as a pan's.
  private static let slop: CGFloat = 10
}

extension UIColor {
  /// The background of a switch that is off.
  fileprivate nonisolated static let switchTrack = UIColor(
    light: Color(233, 233, 234), dark: Color(57, 57, 61))
}
