public import Foundation

/// Watches the touches on a view for one kind of gesture and reports it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// Not recognised, but may still be.
    case possible
    /// A continuous gesture began.
    case began
    /// It went on.
    case changed
    /// It ended; a discrete gesture was recognised.
    case ended
    /// It was cancelled after it began.
    case cancelled
    /// The fingers did something else.
    case failed

    /// Another name of ``ended``, for discrete gestures.
    public static let recognized = State.ended
  }

  /// Makes a recogniser without an action; see ``addAction(_:)``.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recogniser that calls a target, held weakly, by a method's name when it recognises.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser without an action; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Called once it was made from a nib or storyboard, and never if code made it; call super.
  open func awakeFromNib() {}

  /// The state of the gesture; subclasses set it as they recognise.
  ///
  /// A gesture that requires others to fail stays possible until they have.
  open var state: State {
    get { settledState }
    set { propose(newValue) }
  }

  /// Any name, to tell recognisers apart by.
  open var name: String?
  /// The view it is attached to.
  open internal(set) var view: UIView? {
    get { heldView?.takeUnretainedValue() }
    set { heldView = newValue.map(Unmanaged.passUnretained) }
  }
  /// The view, not retained, for speed; the view sets this to nil when it is deallocated.
  private var heldView: Unmanaged<UIView>?
  /// Whether it receives touches; disabling it cancels a gesture in progress.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { letGo() } } }
  /// Decides which touches it receives, and whether it may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are cancelled in the view once the gesture is recognised; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view is told that touches began only after the gesture failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view is told that touches ended only after the gesture failed, as while a second
  /// tap may follow; true by default.
  open var delaysTouchesEnded = true

  /// The types of touches it accepts, as raw values of ``UITouch/TouchType``; all by default.
  open var allowedTouchTypes = [UITouch.TouchType.direct, .indirectPointer, .pencil].map {
    NSNumber(value: $0.rawValue)
  }
  /// Whether it accepts one type of touches at a time, the first one's; true by default.
  open var requiresExclusiveTouchType = true
  /// The mouse buttons that are down; empty for fingers and a stylus.
  open var buttonMask: UIEvent.ButtonMask {
    touches.contains { $0.type == .indirectPointer } ? .primary : []
  }

  /// Adds an action for each change of the gesture; actions are performed in the order added.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Calls a method of a target, held weakly, by its name at each change of the gesture.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes a target and its action; nil stands for any target, any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Keeps the gesture from beginning until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(Rival(recognizer: otherGestureRecognizer))
  }

  /// How many touches it follows.
  open var numberOfTouches: Int { touches.count }

  /// The centre of its touches, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { place(middle, in: view) }

  /// The location of one of its touches, in a view's coordinates; nil stands for the window.
  ///
  /// - Parameter touchIndex: Its index in the order they began, below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      touches.indices.contains(touchIndex),
      "The recogniser watches \(touches.count) fingers: there is no finger \(touchIndex).")
    return place(touches[touchIndex].position, in: view)
  }

  // MARK: For subclasses

  /// A finger came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch was cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and its touches are gone: a subclass resets its state.
  open func reset() {}
  /// Whether it may keep another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another may keep it from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another to fail; asked once per attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for it to fail; asked once per attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether it receives the touches of an event; asked before its delegate is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Stops following a touch, which the view still gets.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  /// Whether it expects more touches although none is down: a double tap after the first tap.
  var expectsMoreTouches: Bool { false }

  // MARK: State

  /// The touches it follows, in the order they began.
  var touches: [UITouch] = []
  /// The touches it has followed since it was last reset, including those that ended.
  var followedTouches: [UITouch] = []
  /// The centre of its touches, or of the last ones if none is down.
  var middle = CGPoint.zero
  /// The state it is in.
  var settledState = State.possible
  /// The state it wants to enter once others have failed.
  var proposal: State?
  /// How often the actions are still to be performed, with the round that is running.
  var rounds = 0
  /// Performed at each change of the gesture.
  private(set) var actions: [UIAction] = []
  /// Called by name at each change of the gesture.
  private(set) var targets: [TargetAction] = []
  /// The recognisers that ``require(toFail:)`` was called with.
  private(set) var rivals: [Rival] = []
  /// Whether it waits for others, as delegates and subclasses answered in this attempt.
  var answers: [ObjectIdentifier: Bool] = [:]

  /// Another recogniser that must fail first, if it still exists.
  struct Rival { weak var recognizer: UIGestureRecognizer? }
}
