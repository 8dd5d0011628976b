import Input

/// The keys that are down, of which responders were told.
struct KeyPresses {
  struct Held {
    let press: UIPress
    /// Whether a responder kept it, so that the key does nothing else.
    let isKept: Bool
  }

  fileprivate(set) var held: [Key: Held] = [:]

  fileprivate var presses: Set<UIPress> { Set(held.values.map(\.press)) }
}

extension Stage {
  /// Tells responders of a key that went down, once while it is held; returns whether one kept it.
  func beginPress(of key: KeyEvent) -> Bool {
    if let held = presses.held[key.key] { return held.isKept }
    guard let responder = window.keyResponders.first else { return false }
    let press = UIPress(key, at: now)
    (press.responder, press.window) = (responder, window)
    for other in presses.presses { other.phase = .stationary }
    let event = UIPressesEvent(timestamp: now, presses: presses.presses.union([press]))
    responder.pressesBegan([press], with: event)
    presses.held[key.key] = KeyPresses.Held(press: press, isKept: !event.isLeft)
    return !event.isLeft
  }

  /// Tells responders of a key that came up.
  func endPress(of key: Key) {
    guard let press = presses.held[key]?.press else { return }
    let event = UIPressesEvent(timestamp: now, presses: presses.presses)
    presses.held[key] = nil
    (press.phase, press.timestamp) = (.ended, now)
    press.responder?.pressesEnded([press], with: event)
  }

  /// Tells responders that the keys that are down mean nothing any more.
  func cancelPresses() {
    let cancelled = presses.presses
    presses = KeyPresses()
    let event = UIPressesEvent(timestamp: now, presses: cancelled)
    for press in cancelled {
      (press.phase, press.timestamp) = (.cancelled, now)
      press.responder?.pressesCancelled([press], with: event)
    }
  }
}
