import Foundation
public import Input

extension Stage {
  /// Handles an event, at its own time or now, whichever is later.
  public func send(_ event: InputEvent) {
    endOpenUpdate()
    runClock(to: max(now, event.time))
    perform { handle(event) }
  }

  /// Handles an event in the running update.
  func handle(_ event: InputEvent) {
    if application.isIgnoringInteractionEvents, event.isOfHands { return }
    switch event {
    case .pointer(var pointer):
      pointer.time = now
      if pointer.phase == .down { for service in services { service.fingerDidComeDown() } }
      touches.handle(pointer)
      handleStatusBarTap(pointer)
    case .secondaryClick(let click):
      guard !isCovered(at: click.position) else { return }
      touches.cancelAll(in: window)
      for service in services { service.clickSecondary(at: click.position) }
    case .scroll(let scroll):
      if !isCovered(at: scroll.position) { scrolls.handle(scroll) }
    case .key(let key):
      if key.phase == .down { press(key) } else { endPress(of: key.key) }
    case .arrival(let arrival):
      background.finish(arrival.id)
    case .text(let typed):
      type(typed)
    }
  }

  /// Whether the app has a use of its own for a key: text is edited, or it is a key command's.
  package func wants(_ key: KeyEvent) -> Bool {
    endOpenUpdate()
    return textInput != nil || window.keyCommand(for: key) != nil
  }

  /// Gives a key to the first that has a use for it.
  ///
  /// - Parameter isHardware: Whether it is one of a keyboard that is not drawn, of which responders
  ///   are told.
  func press(_ key: KeyEvent, isHardware: Bool = true) {
    let owner = window.keyCommand(for: key)
    if let owner, owner.command.wantsPriorityOverSystemBehavior {
      owner.command.perform(from: owner.responder)
    } else if owner == nil, isHardware, beginPress(of: key) {
      if !isTyped(key) { _ = type(key) }
    } else if type(key) || isTyped(key) || services.contains(where: { $0.handle(key) }) {
      return
    } else if let owner {
      owner.command.perform(from: owner.responder)
    } else if !services.contains(where: { $0.handleUnclaimed(key) }) {
      leave(by: key)
    }
  }

  /// Whether the text of a key is typed: it comes by itself.
  private func isTyped(_ key: KeyEvent) -> Bool {
    guard case .character = key.key, window.firstResponder is any UIKeyInput else { return false }
    return key.modifiers.isSubset(of: .shift)
  }

  /// A key for which nothing on the page has a use.
  private func leave(by key: KeyEvent) {
    if key.key == .return, window.pressReturn() { return }
    guard key.meansBack(isMirrored: window.isRightToLeft) else { return }
    window.goBack(dismissingSheets: key.key == .escape)
  }
}

extension KeyEvent {
  /// Whether it asks to go back: Escape, the back key, or Alt and the arrow to the leading edge.
  func meansBack(isMirrored: Bool) -> Bool {
    switch key {
    case .escape, .back: true
    case .left: modifiers == .alternate && !isMirrored
    case .right: modifiers == .alternate && isMirrored
    default: false
    }
  }
}

extension InputEvent {
  /// Whether it comes from a person's hands.
  fileprivate var isOfHands: Bool {
    if case .arrival = self { false } else { true }
  }
}
