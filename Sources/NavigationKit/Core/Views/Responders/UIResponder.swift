public import Foundation

/// Responds to touches and to the keyboard.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring {
  /// Makes a responder.
  public override init() { super.init() }

  // A `deinit` that the module isolates would allow none in subclasses.
  nonisolated deinit {}

  /// The next responder in the chain; it gets the touches that this one does not handle.
  open var next: UIResponder? { nil }

  /// Called once it was made from a nib or storyboard, and never if code made it; call super.
  open func awakeFromNib() {}
  /// Gets ready to be drawn by Interface Builder, which is not here, so nobody calls it.
  open func prepareForInterfaceBuilder() {}

  /// A property that it observes by a key path has changed; does nothing unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Shows what the user was doing elsewhere, if the app delegate names it for that; does nothing unless
  /// overridden.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Actions

  /// Whether it has a method of a name; see ``SelectorResponding``.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.method(of: self) != nil }

  /// Whether it handles an action itself: if it has a method of that name, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The responder that handles an action: itself, or the next in the chain that does; else nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The undo manager: that of the next responder, and of the window in the end.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were cancelled, by the system or by a recogniser.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Keys went down, and no key command is for them.
  ///
  /// Call super for those that this responder does not handle. Those it keeps still type into a text
  /// field, but do nothing else: Escape does not go back, for example.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.isLeft = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Keys are pressed otherwise than before; keyboards do not report that.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were cancelled: the app gets no more events.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// The app's description of it for assistive technology; nil for none.
  var accessibility: AccessibilityProperties?
  /// Its name for assistive technology, scripts and tests.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// A hint at what happens when it is used, for assistive technology; nil unless set.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// Its value in words, for assistive technology; nil unless set.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// Its traits for assistive technology: its role and behaviour; unless set, those of its kind.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (self as? UIView)?.defaultAccessibilityTraits ?? [] }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// Whether it is an element by itself for assistive technology, scripts and tests; unless set, that
  /// follows from its kind.
  ///
  /// Another view that is to be one needs an ``accessibilityLabel``.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? ((self as? UIView)?.elementRole != nil) }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// Whether all in it is hidden from assistive technology, scripts and tests; false unless set.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// Its elements for assistive technology, scripts and tests, in their order: views in it and
  /// ``UIAccessibilityElement``s; nil, the default, for the views in it.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// Its frame on screen in points; a view's own unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? (self as? UIView)?.frameOnScreen ?? .zero }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The point on screen that is tapped to use it; the middle of its frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// Whether assistive technology, scripts and tests find nothing beside it; false unless set.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether its elements are read one after another before its neighbours; kept for the app, as
  /// nothing is read out here.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// The actions that assistive technology offers beside pressing it; nil unless set.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// The names by which voice control finds it, the best first; nil for its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }
  /// The language in which it is read, such as `de-DE`; nil for the app's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// Leaves what is shown, and returns whether it did; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the one thing that matters most, and returns whether it did; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Does what it is for, and returns whether it did; Return and Space call it while it is focused.
  ///
  /// An element that returns false, as by default, is tapped instead: a row on the switch at its end,
  /// any other in its middle.
  open func accessibilityActivate() -> Bool { false }
  /// Raises its value by a step, if it has one; the arrow keys call it while it is focused.
  open func accessibilityIncrement() {}
  /// Lowers its value by a step, if it has one.
  open func accessibilityDecrement() {}

  // MARK: Motion

  /// The device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// The device was shaken; without an override up to the window, what was typed last can be undone.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// The device was shaken for too long, or something came between.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Keyboard

  /// The keys that send actions while it is in the responder chain; nil, the default, for none.
  ///
  /// The window asks from the first responder on, else from the controllers in front.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view in the place of the keyboard while it is first responder; nil, the default, for what
  /// the next responder says.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while it is first responder; nil, the default, for what the next
  /// responder says.
  open var inputAccessoryView: UIView? { nil }
  /// Shows its input views anew, if it is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { hostWindow?.stage?.updateKeyboard() }
  }

  /// Whether it can become the first responder of its window; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it can resign as first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Makes it the first responder; false if it, or the present one, refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { acquireKeyboard() }

  /// Resigns as first responder; false if it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { releaseKeyboard() }

  /// Called when it is no longer the first responder: it resigned, or left its window.
  func didResign() {}

  /// Whether it accepts typed text: the keyboard is shown while it is the first responder.
  var acceptsText: Bool { false }
}
