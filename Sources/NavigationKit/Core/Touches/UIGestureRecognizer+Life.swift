import Foundation

extension UIGestureRecognizer {
  // MARK: Fingers

  /// Whether it receives a touch that begins.
  func wants(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, !isOver, proposal == nil || !touches.isEmpty else { return false }
    guard accepts(touch.type), shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Whether it accepts touches of a type, besides those that it has.
  private func accepts(_ type: UITouch.TouchType) -> Bool {
    if requiresExclusiveTouchType, touches.contains(where: { $0.type != type }) { return false }
    return allowedTouchTypes.contains(NSNumber(value: type.rawValue))
  }

  func begin(_ touch: UITouch, with event: UIEvent) {
    touches.append(touch)
    followedTouches.append(touch)
    updateMiddle()
    if !isOver { touchesBegan([touch], with: event) }
  }

  func deliver(_ touch: UITouch, with event: UIEvent) {
    guard touches.contains(where: { $0 === touch }) else { return }
    updateMiddle()
    defer {
      if touch.phase == .ended || touch.phase == .cancelled { touches.removeAll { $0 === touch } }
    }
    guard !isOver else { return }
    switch touch.phase {
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    default: touchesMoved([touch], with: event)
    }
  }

  /// Stops following a touch.
  func ignore(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    followedTouches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  /// Whether it has followed a touch in this attempt.
  func hasFollowed(_ touch: UITouch) -> Bool { followedTouches.contains { $0 === touch } }

  /// Whether both have followed the same touch.
  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    other !== self && followedTouches.contains { other.hasFollowed($0) }
  }

  /// A point of the window in a view's coordinates.
  func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  private func updateMiddle() { middle = touches.map(\.position).middle ?? middle }

  // MARK: State

  /// Whether it has begun and not ended.
  var isActive: Bool { settledState == .began || settledState == .changed }
  /// Whether it has failed, ended or been cancelled in this attempt.
  var isOver: Bool { [.failed, .ended, .cancelled].contains(settledState) }
  /// Whether it is still undecided although its touches may have ended.
  var isWaiting: Bool { settledState == .possible && (proposal != nil || expectsMoreTouches) }

  /// Requests a state; the arena decides whether the gesture begins.
  func propose(_ state: State) {
    guard GestureTransition.isLegal(from: settledState, to: state) else { return }
    if settledState == .possible, state != .failed {
      proposal = state
    } else {
      enter(state)
    }
    router?.settle()
  }

  /// Changes the state, and performs the actions.
  ///
  /// - Parameter cause: Why, unless by its own doing.
  func enter(_ state: State, because cause: GestureChange.Cause? = nil) {
    proposal = nil
    settledState = state
    notifyChange(because: cause)
    guard state != .failed else { return }
    if state != .cancelled, cancelsTouchesInView {
      for touch in followedTouches { router?.cancelInView(touch) }
    }
    // Several changes inside an action are told as one, after it.
    rounds = min(rounds + 1, 2)
    guard rounds == 1 else { return }
    while rounds > 0 {
      performActions()
      rounds -= 1
    }
  }

  private func performActions() {
    for action in actions { action.perform(sender: self) }
    for target in targets {
      if case .object(let object) = target.receiver { target.action.send(to: object, self) }
    }
  }

  /// Another recogniser won, or it may not begin.
  func reject(because cause: GestureChange.Cause? = nil) {
    enter(isActive ? .cancelled : .failed, because: cause)
  }

  /// Whether neither a view nor the delegate objects.
  func mayBegin() -> Bool {
    for view in followedTouches.compactMap(\.view) where !view.gestureRecognizerShouldBegin(self) {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Fails or is cancelled, and drops its touches: it was disabled or removed from its view.
  func letGo() {
    guard !followedTouches.isEmpty else { return }
    if !isOver { reject() }
    for touch in touches { touch.recognizers.removeAll { $0 === self } }
    touches = []
    router?.settle()
  }

  /// The last touch ended: resets for the next attempt.
  func sequenceDidEnd() {
    if isActive { enter(.cancelled) }
    touches = []
    followedTouches = []
    answers = [:]
    proposal = nil
    settledState = .possible
    reset()
  }

  // MARK: Others

  /// The recognisers that it was told to wait for.
  var required: [UIGestureRecognizer] { rivals.compactMap(\.recognizer) }

  /// Whether another must fail before it begins.
  func mustWait(for other: UIGestureRecognizer) -> Bool {
    if rivals.contains(where: { $0.recognizer === other }) { return true }
    if let answer = answers[ObjectIdentifier(other)] { return answer }
    let answer =
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    answers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// The touch router of the stage it is on.
  private var router: TouchRouter? { stage?.touches }

  /// The stage it is on.
  var stage: Stage? { view?.window?.stage ?? followedTouches.first?.window?.stage }
}

extension [CGPoint] {
  /// The mean of the points; nil if there is none.
  nonisolated var middle: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
