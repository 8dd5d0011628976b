public import Foundation

/// A view that a person presses or sets, and that tells when that happens.
open class UIControl: UIView {
  /// Makes a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that does something when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether it can be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Everything it is at present: disabled, chosen, pressed.
  open var state: State { currentState }
  /// Whether a finger that came down on it is still down.
  public internal(set) final var isTracking = false
  /// Whether that finger is inside, or near enough to press.
  public internal(set) final var isTouchInside = false

  // MARK: Following a finger

  /// A finger came down; false to hear no more of it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false to hear no more of it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted, or ``continueTracking(_:with:)`` let it go.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Telling

  /// What to do, and when.
  var handlers: [(handler: Handler, events: Event)] = []
  /// The event that a finger's sends are part of.
  var handledEvent: UIEvent?

  /// Adds something to do when one of some events happens.
  ///
  /// An action of the same name is replaced at these events and stays at others.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Does an action no more at some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }

  /// Does the action of a name no more at some events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier, for: controlEvents)
  }

  /// Does an action, on the control's behalf; called for each that an event asks for.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Has a target, held weakly, called by a method's name when one of some events happens.
  ///
  /// Without a target the first in the responder chain that answers is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target: target, action: action), of: target, for: controlEvents)
  }

  /// Calls a target by a name no more at some events; nil stands for any target, any name.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.target?.matches(target, action) == true }
  }

  /// The names a target is called by at an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(for: target, at: controlEvent)
  }

  /// Calls a target by a method's name, on the control's behalf; called for each that an event asks
  /// for.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    send(TargetAction(target: target, action: action), from: self, for: event)
  }

  /// Tells what happened, to everything that was added for it.
  open func sendActions(for controlEvents: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      run(entry.handler)
    }
  }

  // MARK: Looks and touches

  /// The bounds a finger may be in and still press: at least 44 points, as the guidelines ask.
  var pressBounds: CGRect { bounds }

  /// Brings the looks up to date with enabled, selected and highlighted.
  func stateDidChange() {}

  override var elementIsEnabled: Bool { isEnabled }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    pressBounds.contains(point)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else {
      return hitTestSubviews(point, with: event) == nil ? nil : self
    }
    return super.hitTest(point, with: event)
  }

  /// What a press means here goes before what a tap means further up.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesPress(from: gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) { touches.first.map { fingerCame($0, with: event) } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) { touches.first.map { fingerMoved($0, with: event) } }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) { touches.first.map { fingerLeft($0, with: event) } }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) { fingerWasTaken(with: event) }
  }
}
