import Input

/// The keys that are down, of which responders were told.
struct KeyPresses {
  struct Held {
    let key: Key
    let press: UIPress
    /// Whether a responder kept it, so that the key does nothing else.
    let isKept: Bool
  }

  /// In the order in which they went down.
  fileprivate(set) var held: [Held] = []

  fileprivate var presses: [UIPress] { held.map(\.press) }

  /// Changes a press; the others stay as they are.
  fileprivate func change(_ press: UIPress, to phase: UIPress.Phase, at time: Double) {
    for other in presses { other.phase = .stationary }
    (press.phase, press.timestamp) = (phase, time)
  }
}

extension Stage {
  /// Tells responders of a key that went down, once while it is held; returns whether one kept it.
  func beginPress(of key: KeyEvent) -> Bool {
    if let held = presses.held.first(where: { $0.key == key.key }) { return held.isKept }
    guard let responder = window.keyResponders.first else { return false }
    let press = UIPress(key, at: now)
    (press.responder, press.window) = (responder, window)
    presses.change(press, to: .began, at: now)
    let event = UIPressesEvent(timestamp: now, presses: Set(presses.presses + [press]))
    responder.pressesBegan([press], with: event)
    presses.held.append(KeyPresses.Held(key: key.key, press: press, isKept: !event.isLeft))
    return !event.isLeft
  }

  /// Tells responders of a key that came up.
  func endPress(of key: Key) {
    guard let index = presses.held.firstIndex(where: { $0.key == key }) else { return }
    let press = presses.held[index].press
    presses.change(press, to: .ended, at: now)
    let event = UIPressesEvent(timestamp: now, presses: Set(presses.presses))
    presses.held.remove(at: index)
    press.responder?.pressesEnded([press], with: event)
  }

  /// Tells responders that the keys that are down mean nothing any more: each once, in the order in
  /// which it was told of a key.
  func cancelPresses() {
    let cancelled = presses.presses
    presses = KeyPresses()
    for press in cancelled { (press.phase, press.timestamp) = (.cancelled, now) }
    let event = UIPressesEvent(timestamp: now, presses: Set(cancelled))
    var waiting = cancelled.compactMap { press in press.responder.map { ($0, press) } }
    while let (responder, _) = waiting.first {
      let own = waiting.filter { $0.0 === responder }.map(\.1)
      waiting.removeAll { $0.0 === responder }
      responder.pressesCancelled(Set(own), with: event)
    }
  }
}
