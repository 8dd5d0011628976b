public import Foundation

/// A view that the user presses or sets, and that sends events to actions and targets.
open class UIControl: UIView {
  /// Makes a control that runs an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control responds to touches.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is pressing the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// The control's state: disabled, selected, highlighted.
  open var state: State { currentState }
  /// Whether the control is tracking a touch.
  public internal(set) final var isTracking = false
  /// Whether the tracked touch is inside, or close enough to press.
  public internal(set) final var isTouchInside = false

  // MARK: Content

  /// Where content is that is narrower than the control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the middle; nothing is stretched here.
    case fill
    /// Where the layout direction begins.
    case leading
    /// Where the layout direction ends.
    case trailing
  }

  /// Where content is that is lower than the control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// In the middle; nothing is stretched here.
    case fill
  }

  /// Where a button's image and title are if it is wider; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where a button's image and title are if it is higher; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  /// Called when a touch begins; return false to not track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves; return false to stop tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends, or ``continueTracking(_:with:)`` returned false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// The actions and targets, with the events that run them.
  var handlers: [(handler: Handler, events: Event)] = []
  /// The touch event being handled, which targets receive.
  var handledEvent: UIEvent?

  /// Runs an action whenever one of the events occurs.
  ///
  /// An action with the same identifier is replaced for these events and kept for others.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(action, for: controlEvents)
  }

  /// Stops running an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }

  /// Stops running the action with an identifier for the events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier, for: controlEvents)
  }

  /// Runs an action with the control as sender; called for every action that an event triggers.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls a target, held weakly, whenever one of the events occurs.
  ///
  /// Without a target, the first responder in the responder chain that implements the method is
  /// called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(TargetAction(target: target, action: action), of: target, for: controlEvents)
  }

  /// Stops calling a target for the events; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    removeHandlers(for: controlEvents) { $0.target?.matches(target, action) == true }
  }

  /// The selectors that an event calls on a target; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(for: target, at: controlEvent)
  }

  /// Calls a method of a target with the control as sender; called for every target that an event
  /// triggers.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    send(TargetAction(target: target, action: action), from: self, for: event)
  }

  /// Runs all actions and calls all targets of the events.
  open func sendActions(for controlEvents: Event) {
    for entry in handlers where !entry.events.isDisjoint(with: controlEvents) {
      run(entry.handler)
    }
  }

  // MARK: Menu

  /// Whether a touch opens the control's menu at once; if false, as by default, a long press does.
  open var showsMenuAsPrimaryAction = false
  /// The touch that opens the menu.
  var menuPress = MenuPress()
  /// Whether there is a menu, known without making it.
  var hasMenu: Bool { false }
  /// Opens the menu and returns it; nil if there is none.
  func openMenu() -> (any OpenMenu)? { nil }

  // MARK: Appearance and touches

  /// The area that receives touches; subclasses enlarge it to 44 points, as the guidelines ask.
  var pressBounds: CGRect { bounds }

  /// Updates the appearance to the state.
  func stateDidChange() {}

  override var elementIsEnabled: Bool { isEnabled }
  override var elementIsSelected: Bool { isSelected }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    pressBounds.contains(point)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled else {
      return hitTestSubviews(point, with: event) == nil ? nil : self
    }
    return super.hitTest(point, with: event)
  }

  /// A press takes precedence over the tap recognisers of ancestors.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !claimsPress(from: gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) {
      touches.first.map {
        beginTouch($0, with: event)
        beginMenuPress($0)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) {
      touches.first.map { if !moveMenuPress($0) { moveTouch($0, with: event) } }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) {
      touches.first.map { if !endMenuPress($0, with: event) { endTouch($0, with: event) } }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handling(event) {
      cancelMenuPress()
      cancelTouch(with: event)
    }
  }
}
