public import Foundation

/// Watches the fingers on a view for one kind of movement and reports it.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Where in its life a gesture is.
  public enum State: Int, Hashable, Sendable {
    /// Not recognised, but may still be.
    case possible
    /// A continuous gesture began.
    case began
    /// It went on.
    case changed
    /// It was done; a discrete gesture was recognised.
    case ended
    /// It was taken away after it began.
    case cancelled
    /// The fingers did something else.
    case failed

    /// What a discrete gesture's end is also called.
    public static let recognized = State.ended
  }

  /// Makes a recogniser that does nothing yet when it recognises; see ``addAction(_:)``.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recogniser that calls a target, held weakly, by a method's name when it recognises.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser of an archive; what the archive does not say is as in a new one.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Where the gesture is; subclasses set it as they recognise, and hear what came of it.
  ///
  /// A gesture that others must fail before stays possible until they did.
  open var state: State {
    get { settledState }
    set { propose(newValue) }
  }

  /// Any name, to tell recognisers apart by.
  open var name: String?
  /// The view whose touches it watches.
  open internal(set) var view: UIView? {
    get { heldView?.takeUnretainedValue() }
    set { heldView = newValue.map(Unmanaged.passUnretained) }
  }
  /// The same, uncounted for speed: a view that ends sets it to nil.
  private var heldView: Unmanaged<UIView>?
  /// Whether it watches; turned off, it cancels a gesture that is under way.
  open var isEnabled = true { didSet { if !isEnabled, oldValue { letGo() } } }
  /// Who may object to what it does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether its view loses the touch once the gesture is recognised; true unless set.
  open var cancelsTouchesInView = true
  /// Whether its view hears of a finger only after the gesture failed; false unless set.
  open var delaysTouchesBegan = false
  /// Whether its view hears that a finger was lifted only once it is known that no gesture comes of
  /// it, as while a second tap may follow; true unless set.
  open var delaysTouchesEnded = true

  /// The kinds of touches it watches, as raw values of ``UITouch/TouchType``; all unless set.
  open var allowedTouchTypes = [UITouch.TouchType.direct, .indirectPointer, .pencil].map {
    NSNumber(value: $0.rawValue)
  }
  /// Whether it watches touches of one kind at a time, the first one's; true unless set.
  open var requiresExclusiveTouchType = true
  /// The buttons of the mouse that is down; none where fingers or a stylus are.
  open var buttonMask: UIEvent.ButtonMask {
    touches.contains { $0.type == .indirectPointer } ? .primary : []
  }

  /// Adds something to do whenever the gesture changes; several are done in the order added.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Has a target, held weakly, called by a method's name whenever the gesture changes.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Calls a target by a name no more; nil stands for any target, any name.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  /// Keeps the gesture from beginning until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(Rival(recognizer: otherGestureRecognizer))
  }

  /// How many fingers it watches.
  open var numberOfTouches: Int { touches.count }

  /// The fingers' middle, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { place(middle, in: view) }

  /// Where one of its fingers is, in a view's coordinates; nil stands for the window.
  ///
  /// - Parameter touchIndex: Which, by the order they came down: 0 up to ``numberOfTouches``.
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
  /// A finger was taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over and its fingers are gone: forget them.
  open func reset() {}
  /// Whether it may keep another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another may keep it from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for another to fail; asked once an attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits for it to fail; asked once an attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether it watches the fingers of an event; asked before its delegate is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Hears no more of a finger, which its view keeps.
  open func ignore(_ touch: UITouch, for event: UIEvent) { ignore(touch) }

  /// Whether it expects more fingers although none is down: a double tap after the first tap.
  var expectsMoreTouches: Bool { false }

  // MARK: Life

  /// Fingers that it watches, in the order they came down.
  var touches: [UITouch] = []
  /// Fingers that it has watched since it was last reset, those that were lifted included.
  var seen: [UITouch] = []
  /// The fingers' middle, of those lifted last if none is down.
  var middle = CGPoint.zero
  /// What it has come to be.
  var settledState = State.possible
  /// What it wants to become once others failed.
  var proposal: State?
  /// What to do whenever it changes.
  private(set) var actions: [UIAction] = []
  /// Whom to call by name whenever it changes.
  private(set) var targets: [TargetAction] = []
  /// For whom it waits, as it was told at some time.
  private(set) var rivals: [Rival] = []
  /// For whom it waits, as delegates and subclasses said at this attempt.
  var answers: [ObjectIdentifier: Bool] = [:]

  /// Another recogniser that must fail first, if it still exists.
  struct Rival { weak var recognizer: UIGestureRecognizer? }
}
