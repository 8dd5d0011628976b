public import Foundation

/// Watches the fingers on a view for one kind of movement and reports it.
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
  public override init() { super.init() }

  /// Where the gesture is; subclasses set it as they recognise, and hear what came of it.
  ///
  /// A gesture that others must fail before stays possible until they did.
  public var state: State {
    get { settledState }
    set { propose(newValue) }
  }

  /// The view whose touches it watches.
  public internal(set) weak var view: UIView?
  /// Whether it watches.
  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      propose(settledState == .began || settledState == .changed ? .cancelled : .failed)
    }
  }
  /// Who may object to what it does.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether its view loses the touch once the gesture is recognised; true unless set.
  open var cancelsTouchesInView = true

  /// Fingers that it watches, in the order they came down.
  private(set) var touches: [UITouch] = []
  private var settledState = State.possible
  /// What it wants to become once others failed.
  private(set) var proposal: State?
  private var actions: [UIAction] = []
  private var rivals: [Weak] = []

  private struct Weak { weak var recognizer: UIGestureRecognizer? }

  /// Adds something to do whenever the gesture changes; several are done in the order added.
  public func addAction(_ action: UIAction) { actions.append(action) }

  /// Keeps the gesture from beginning until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// The fingers' middle, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    let points = touches.map(\.position)
    guard !points.isEmpty else { return lastLocation.map { place($0, in: view) } ?? .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(points.count)
    return place(CGPoint(x: sum.x / count, y: sum.y / count), in: view)
  }

  /// How many fingers it watches.
  open var numberOfTouches: Int { touches.count }

  // MARK: For subclasses

  /// A finger came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A finger was taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The fingers are gone: forget them.
  open func reset() {}
  /// Whether it may keep another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another may keep it from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What a recogniser of ours asks itself before it begins.
  func mayBegin() -> Bool { true }

  // MARK: Life

  private var lastLocation: CGPoint?

  func wants(_ touch: UITouch) -> Bool {
    guard isEnabled, !isOver else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func begin(_ touch: UITouch, with event: UIEvent) {
    touches.append(touch)
    lastLocation = touch.position
    guard settledState != .failed else { return }
    touchesBegan([touch], with: event)
  }

  func deliver(_ touch: UITouch, with event: UIEvent) {
    lastLocation = touch.position
    defer {
      if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
    }
    guard settledState != .failed, settledState != .ended, settledState != .cancelled,
      touches.contains(where: { $0 === touch })
    else { return }
    switch touch.phase {
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    default: touchesMoved([touch], with: event)
    }
  }

  /// The last finger is gone: ready for the next.
  func sequenceDidEnd() {
    if isActive { propose(.cancelled) }
    touches = []
    proposal = nil
    settledState = .possible
    reset()
  }

  /// Whether it has begun and not ended.
  var isActive: Bool { settledState == .began || settledState == .changed }
  /// Whether it has said its last word for these fingers.
  var isOver: Bool { [.failed, .ended, .cancelled].contains(settledState) }

  /// The recognisers that must fail before it begins.
  var required: [UIGestureRecognizer] { rivals.compactMap(\.recognizer) }

  private func propose(_ state: State) {
    guard GestureTransition.isLegal(from: settledState, to: state) else { return }
    if settledState == .possible, state != .failed {
      guard proposal == nil || state != .changed else { return }
      proposal = state
    } else {
      enter(state)
    }
  }

  /// The arena's verdict on a proposal: it may begin.
  func accept(_ state: State) {
    let isAllowed = mayBegin() && delegate?.gestureRecognizerShouldBegin(self) ?? true
    enter(isAllowed ? state : .failed)
  }

  /// The arena's verdict: another won.
  func reject() {
    enter(isActive ? .cancelled : .failed)
  }

  private func enter(_ state: State) {
    proposal = nil
    settledState = state
    guard state != .failed else { return }
    if state != .cancelled, cancelsTouchesInView {
      for touch in touches { touch.window?.stage?.touches.cancelInView(touch) }
    }
    for action in actions { action.perform(sender: self) }
  }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }
}
